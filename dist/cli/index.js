#!/usr/bin/env node
require('../main/index.js').cli();

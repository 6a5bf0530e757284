require('./main/index.js').action();

process.argv[2] = 'post';
require('./index.js');

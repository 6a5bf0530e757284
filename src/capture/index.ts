export { CAPTURE } from './command.js';

export { addressChannel } from './address-channel.js';
export { byteBudget } from './byte-budget.js';
export type { Channel, ChannelFault, Receiver } from './channel.js';
export { commandChannel } from './command-channel.js';
export { stringOf, uniqueMembers } from './message.js';
export type { Message } from './message.js';
export { shownAnswer } from './shown-answer.js';

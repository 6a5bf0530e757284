import type { ErrorCode } from '../../errors/index.js';
import type { Message } from './message.js';

/** Messages to and from one server. */
export interface Channel {
  /** Sends a message; what kept it from being sent, or from being answered, comes back. */
  readonly send: (message: Outgoing) => Promise<ChannelFault | null>;
  /** What the server says of itself beside the protocol, for a person: the end of its error output. */
  readonly lastWords: () => string;
  /** What it has written of a line that has no end yet, such as a question to whoever sits at a terminal; empty else. */
  readonly unfinished: () => string;
  /** Ends the connection and the server's processes, at once where nobody waits for it. */
  readonly close: (patience: 'patient' | 'at-once') => Promise<void>;
}

export interface Outgoing {
  readonly text: string;
  /** null: no answer is awaited. */
  readonly id: string | null;
  /** null for an answer to the server. */
  readonly method: string | null;
  /** The protocol revision that is spoken; null where none is agreed yet. */
  readonly revision: string | null;
}

/** What takes what comes in. */
export interface Receiver {
  readonly receive: (message: Message) => void;
  /** Something that is no message of the protocol. */
  readonly receiveNoise: (text: string) => void;
  /** Nothing more will come. */
  readonly fail: (fault: ChannelFault) => void;
}

export interface ChannelFault {
  readonly code: ErrorCode;
  /** What the server answered, in words; null where there is nothing to say. */
  readonly evidence: string | null;
}

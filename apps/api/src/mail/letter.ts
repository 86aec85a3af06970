export interface Letter {
  subject: string;
  text: string;
  /** The person who wrote it, to whom an answer goes. Without one nobody reads an answer. */
  replyTo?: { name: string; email: string };
}

/** Hands a mail over; throws when that could not be done. */
export type Deliver = (to: string, letter: Letter) => Promise<void>;

/** The mail server will never take this mail: trying again is no use. */
export class Undeliverable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Undeliverable';
  }
}

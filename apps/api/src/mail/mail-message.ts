export interface MailMessage {
  subject: string;
  text: string;
  /** Author of the message, who receives replies. Without one replies are not read. */
  replyTo?: { name: string; email: string };
}

export type Deliver = (to: string, letter: MailMessage) => Promise<void>;

/** Permanent failure: the mail server will never accept this mail. */
export class Undeliverable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Undeliverable';
  }
}

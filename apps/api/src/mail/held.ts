import type { Keys } from '../blobs/keys.ts';
import { Sealer } from '../blobs/sealer.ts';
import type { MailKind } from './mail.table.ts';

/** What a person writes to their doctor is for no operator and no administrator. */
export const isReserved = (kind: MailKind) => kind === 'message';

/** Texts of held mails carry codes: the database keeps them encrypted. */
export class HeldTexts {
  readonly #sealer: Sealer;

  constructor(keys: Keys) {
    this.#sealer = new Sealer(keys, 'mail');
  }

  seal(mailId: number, text: string): string {
    return this.#sealer.seal(mailId, Buffer.from(text));
  }

  /** Undefined when it was encrypted with a key that is gone. */
  open(mailId: number, sealed: string): string | undefined {
    return this.#sealer.open(mailId, sealed)?.toString();
  }

  isNewest(sealed: string): boolean {
    return this.#sealer.isNewest(sealed);
  }
}

import type { Keys } from '../blobs/keys.ts';
import { Sealer } from '../blobs/sealer.ts';
import type { MailKind } from './mail.table.ts';

/** Messages of patients to their doctors are hidden from operators and administrators. */
export const isPrivate = (kind: MailKind) => kind === 'message';

/** Encrypts the texts of held mails, which contain codes. */
export class HeldTexts {
  readonly #sealer: Sealer;

  constructor(keys: Keys) {
    this.#sealer = new Sealer(keys, 'mail');
  }

  seal(mailId: number, text: string): string {
    return this.#sealer.seal(mailId, Buffer.from(text));
  }

  open(mailId: number, sealed: string): string | undefined {
    return this.#sealer.open(mailId, sealed)?.toString();
  }

  isNewest(sealed: string): boolean {
    return this.#sealer.isNewest(sealed);
  }
}

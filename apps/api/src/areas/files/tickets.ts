import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../blobs/keys.ts';

const lifetime = 60;

/** Signs which file may be downloaded until when: whoever holds the ticket needs no session, for a minute. */
export class Tickets {
  readonly #keys: Keys;

  /** All servers that share the blobs share their keys, and so take each other's tickets. */
  constructor(blobKeys: Keys, purpose: 'download' | 'share' = 'download') {
    const derived = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', `libretto ${purpose} tickets`, 32));
    const [newest, ...older] = blobKeys;
    this.#keys = [derived(newest), ...older.map(derived)];
  }

  issue(fileId: number, now: number): string {
    const what = Buffer.alloc(10);
    what.writeUInt32BE(fileId, 0);
    what.writeUIntBE(Math.floor(now / 1000) + lifetime, 4, 6);
    return `${what.toString('base64url')}.${sign(this.#keys[0], what).toString('base64url')}`;
  }

  /** Where the file is downloaded with a ticket. */
  address(fileId: number, now: number): string {
    return `/api/download/${this.issue(fileId, now)}`;
  }

  /** The file, unless the ticket is not ours or too old. */
  read(ticket: string, now: number): number | undefined {
    const [what, signature] = ticket.split('.', 2).map((part) => Buffer.from(part, 'base64url'));
    if (what?.length !== 10 || signature === undefined) return undefined;
    const isOurs = this.#keys
      .map((key) => sign(key, what))
      .some((expected) => signature.length === expected.length && timingSafeEqual(signature, expected));
    if (!isOurs) return undefined;
    return what.readUIntBE(4, 6) * 1000 < now ? undefined : what.readUInt32BE(0);
  }
}

const sign = (key: Buffer, what: Buffer): Buffer => createHmac('sha256', key).update(what).digest();

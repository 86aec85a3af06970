import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const lifetime = 60;

/** Signs which file may be downloaded until when: whoever holds the ticket needs no session, for a minute. */
export class Tickets {
  readonly #key: Buffer;

  /** All servers that share the blobs share their key, and so take each other's tickets. */
  constructor(blobKey: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', blobKey, '', 'libretto download tickets', 32));
  }

  issue(fileId: number, now: number): string {
    const what = Buffer.alloc(10);
    what.writeUInt32BE(fileId, 0);
    what.writeUIntBE(Math.floor(now / 1000) + lifetime, 4, 6);
    return `${what.toString('base64url')}.${this.#sign(what).toString('base64url')}`;
  }

  /** The file, unless the ticket is not ours or too old. */
  read(ticket: string, now: number): number | undefined {
    const [what, signature] = ticket.split('.', 2).map((part) => Buffer.from(part, 'base64url'));
    if (what?.length !== 10 || signature === undefined) return undefined;
    const expected = this.#sign(what);
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
    return what.readUIntBE(4, 6) * 1000 < now ? undefined : what.readUInt32BE(0);
  }

  #sign(what: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(what).digest();
  }
}

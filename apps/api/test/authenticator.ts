// A software authenticator for passkeys.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

interface Challenge {
  challenge: string;
  name: string;
  origin: string;
}

interface Faults {
  unverified?: boolean;
  counter?: number;
}

export class Authenticator {
  readonly id = text(randomBytes(32));
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = pair.privateKey;
    this.#publicKey = pair.publicKey;
  }

  create(asked: Challenge) {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const made = [Buffer.alloc(16), length, id, isoCBOR.encode(key)];
    const authData = Buffer.concat([this.#head(asked, present | verified | withKey), ...made]);
    const attestation = new Map<string | number, Parameters<typeof isoCBOR.encode>[0]>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: this.id,
      clientDataJSON: text(this.#clientData('webauthn.create', asked)),
      attestationObject: text(isoCBOR.encode(attestation)),
      transports: ['internal'],
    };
  }

  authenticate(asked: Challenge, { unverified = false, counter }: Faults = {}) {
    this.#counter = counter ?? this.#counter + 1;
    const data = this.#head(asked, unverified ? present : present | verified);
    const clientData = this.#clientData('webauthn.get', asked);
    return {
      id: this.id,
      clientDataJSON: text(clientData),
      authenticatorData: text(data),
      signature: text(sign('sha256', Buffer.concat([data, hash(clientData)]), this.#privateKey)),
    };
  }

  #head({ name }: Challenge, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([hash(name), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, { challenge, origin }: Challenge): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

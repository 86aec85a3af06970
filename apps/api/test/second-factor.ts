import { randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import { insertIdentity, listIdentities } from '../src/areas/session/linked-identities.repository.ts';
import { insertPasskey } from '../src/areas/session/second-factor/passkeys.repository.ts';
import { beginTotp, confirmTotp } from '../src/areas/session/second-factor/second-factor.repository.ts';
import { Secrets } from '../src/areas/session/second-factor/secrets.ts';
import { insertStep } from '../src/areas/session/second-factor/steps.repository.ts';
import { base32, newSecret } from '../src/areas/session/second-factor/totp.ts';
import { loadKeys } from '../src/blobs/keys.ts';
import { Authenticator } from './authenticator.ts';
import type { Person, TestServer } from './server.ts';

/** The site of a server at http://127.0.0.1:4100. */
export const site = { name: 'localhost', origin: 'http://localhost:4100' };

/** Computes a TOTP code with an independent implementation. */
export const appCode = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp });

export async function giveTotp(server: TestServer, { id_utente }: Person, state: 'waiting' | 'in use') {
  const { database, config, clock } = server.parts;
  const secret = newSecret();
  const sealed = new Secrets(await loadKeys(config)).seal(id_utente, secret);
  if (await beginTotp(database, id_utente, sealed, clock())) {
    if (state === 'in use') await confirmTotp(database, id_utente, sealed, 0, clock());
  }
  return appCode(base32(secret), clock());
}

export async function insertTestPasskey({ parts }: TestServer, { id_utente }: Person): Promise<number> {
  const credential = randomBytes(16).toString('base64url');
  const passkey = { credential, public_key: 'AA', counter: '0', transports: '[]', name: 'Telefono' };
  return (await insertPasskey(parts.database, id_utente, passkey, parts.clock()))?.id_passkey ?? 0;
}

export async function linkTestIdentity(
  { parts: { database, clock } }: TestServer,
  { id_utente }: Pick<Person, 'id_utente'>,
  identity = { issuer: 'https://accounts.libretto.example', subject: randomBytes(8).toString('hex') },
): Promise<number> {
  await insertIdentity(database, id_utente, identity, clock());
  return (await listIdentities(database, id_utente)).at(-1)?.id_identita ?? 0;
}

export async function newTestPasskey({ parts }: TestServer, { id_utente }: Person) {
  const challenge = randomBytes(32).toString('base64url');
  await insertStep(parts.database, challenge, { purpose: 'new-passkey', id_utente }, parts.clock());
  return new Authenticator().create({ ...site, challenge });
}

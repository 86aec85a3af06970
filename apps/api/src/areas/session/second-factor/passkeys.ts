import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Body } from '../../../contract/handlers.ts';

export interface PasskeySite {
  origin: string;
  /** The relying party ID; passkeys are bound to it. */
  name: string;
}

/** Returns undefined for an IP address, which cannot be a relying party ID. Loopback is mapped to localhost. */
export function passkeySite(publicUrl: string): PasskeySite | undefined {
  const url = new URL(publicUrl);
  if (/^(127(\.\d{1,3}){3}|\[::1\])$/.test(url.hostname)) url.hostname = 'localhost';
  const isNumber = isIP(url.hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isNumber ? undefined : { origin: url.origin, name: url.hostname };
}

/** Loaded on demand, because it includes a certificate parser. */
const loadWebAuthn = () => import('@simplewebauthn/server');

interface KnownPasskey {
  credential: string;
  transports: string;
}

const toDescriptor = ({ credential, transports }: KnownPasskey) => ({
  id: credential,
  transports: JSON.parse(transports),
});

const verification = 'required';

const supportedAlgorithmIDs = [-8, -7, -257];

export async function creationOptions(
  site: PasskeySite,
  person: { email: string; handle: Uint8Array<ArrayBuffer> },
  known: KnownPasskey[],
) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: 'Libretto',
    rpID: site.name,
    userName: person.email,
    userDisplayName: person.email,
    userID: person.handle,
    timeout: 300_000,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: verification, userVerification: verification },
  });
}

export async function requestOptions(site: PasskeySite, known?: KnownPasskey[]) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: site.name,
    timeout: 300_000,
    userVerification: verification,
    ...(known && { allowCredentials: known.map(toDescriptor) }),
  });
}

export function readChallenge(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    // Unparsable data fails verification.
    return '';
  }
}

const credentialFields = { type: 'public-key', clientExtensionResults: {} } as const;

/** Undefined if verification fails: the library's errors differ by reason, which must not be disclosed. */
export async function verifyNew(
  site: PasskeySite,
  challenge: string,
  { id, transports, ...made }: Body<'addPasskey'>['credenziale'],
) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const response: RegistrationResponseJSON = { ...credentialFields, id, rawId: id, response: { ...made, transports } };
  const expected = { expectedChallenge: challenge, expectedOrigin: site.origin, expectedRPID: site.name };
  const found = await verifyRegistrationResponse({ response, supportedAlgorithmIDs, ...expected }).catch(
    () => undefined,
  );
  if (!found?.verified) return undefined;
  const { credential } = found.registrationInfo;
  return {
    credential: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: String(credential.counter),
    transports: JSON.stringify(transports),
  };
}

interface StoredPasskey extends KnownPasskey {
  public_key: string;
  counter: string;
}

/** Returns the new signature counter; undefined if verification fails. */
export async function verifyUse(
  site: PasskeySite,
  challenge: string,
  kept: StoredPasskey,
  { id, ...signed }: Body<'confirmPasskeyLogin'>['credenziale'],
): Promise<string | undefined> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const response: AuthenticationResponseJSON = { ...credentialFields, id, rawId: id, response: signed };
  const publicKey = new Uint8Array(Buffer.from(kept.public_key, 'base64url'));
  const found = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.name,
    credential: { id: kept.credential, publicKey, counter: Number(kept.counter) },
  }).catch(() => undefined);
  return found?.verified ? String(found.authenticationInfo.newCounter) : undefined;
}

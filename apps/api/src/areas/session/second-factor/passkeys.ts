import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Body } from '../../../contract/handlers.ts';

/** The site that passkeys are made for. */
export interface PasskeySite {
  origin: string;
  /** Its name; passkeys of one name are useless under another one. */
  name: string;
}

/** Undefined where the server is reached by a number, which passkeys cannot be made for. Of loopback there is a name. */
export function passkeySite(publicUrl: string): PasskeySite | undefined {
  const url = new URL(publicUrl);
  if (/^(127(\.\d{1,3}){3}|\[::1\])$/.test(url.hostname)) url.hostname = 'localhost';
  const isNumber = isIP(url.hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isNumber ? undefined : { origin: url.origin, name: url.hostname };
}

/** Loaded when somebody uses a passkey: it brings a reader of certificates. */
const webauthn = () => import('@simplewebauthn/server');

interface Known {
  credential: string;
  transports: string;
}

const described = ({ credential, transports }: Known) => ({ id: credential, transports: JSON.parse(transports) });

/** Of every passkey: it is found without a name being typed, and has checked who holds it. */
const verification = 'required';

/** EdDSA, ES256 and RS256, which all authenticators have one of; newer ones are still an experiment of the platform. */
const supportedAlgorithmIDs = [-8, -7, -257];

export async function creationOptions(
  site: PasskeySite,
  person: { email: string; handle: Uint8Array<ArrayBuffer> },
  known: Known[],
) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: 'Libretto',
    rpID: site.name,
    userName: person.email,
    userDisplayName: person.email,
    userID: person.handle,
    timeout: 300_000,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: verification, userVerification: verification },
  });
}

/** For these passkeys, or for any of the site. */
export async function requestOptions(site: PasskeySite, known?: Known[]) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: site.name,
    timeout: 300_000,
    userVerification: verification,
    ...(known && { allowCredentials: known.map(described) }),
  });
}

/** What an answer says that it is an answer to; an empty text when it says nothing that can be read. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    // Whatever cannot be read was signed by nobody.
    return '';
  }
}

const around = { type: 'public-key', clientExtensionResults: {} } as const;

/** Undefined when it does not prove itself. The library throws for each reason; which one is nobody's to know. */
export async function verifyNew(
  site: PasskeySite,
  challenge: string,
  { id, transports, ...made }: Body<'addPasskey'>['credenziale'],
) {
  const { verifyRegistrationResponse } = await webauthn();
  const response: RegistrationResponseJSON = { ...around, id, rawId: id, response: { ...made, transports } };
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

interface Kept extends Known {
  public_key: string;
  counter: string;
}

/** The new counter; undefined when the answer was not made by this passkey. */
export async function verifyUse(
  site: PasskeySite,
  challenge: string,
  kept: Kept,
  { id, ...signed }: Body<'confirmPasskeyLogin'>['credenziale'],
): Promise<string | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  const response: AuthenticationResponseJSON = { ...around, id, rawId: id, response: signed };
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

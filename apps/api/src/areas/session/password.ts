import { hash, verify } from '@node-rs/argon2';

// argon2id (the package's default) with OWASP's parameters; each hash names its own, so they can grow later.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a random password that nobody has kept, made with the parameters above. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$b1kD9fTPC7VRK7qS5KnNpQ$+LYGv6IeALzV7y3CUnCzb4ALMKYKcx39qxdZPHZDnyQ';

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters);
}

/** Takes as long for an account that does not exist (no hash) as for one that does. */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? nobodysHash, password.normalize('NFC'));
  return matches && stored !== undefined;
}

import { hash, verify } from '@node-rs/argon2';

// argon2id (default) with OWASP's parameters; hashes contain their parameters, so they can be raised later.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$b1kD9fTPC7VRK7qS5KnNpQ$+LYGv6IeALzV7y3CUnCzb4ALMKYKcx39qxdZPHZDnyQ';

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters);
}

/** Takes the same time without an account (no hash). */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? dummyHash, password.normalize('NFC'));
  return matches && stored !== undefined;
}

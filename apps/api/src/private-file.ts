import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const ownerOnly = 0o600;

/** Some file systems (exFAT, many network shares) have no modes, or are owned by another system account. */
const unsupportedCodes = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EROFS']);

const isCode = (error: unknown, codes: ReadonlySet<string>) =>
  error instanceof Error && 'code' in error && codes.has(String(error.code));

export function restrictFile(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & 0o077) === 0) return;
  try {
    chmodSync(path, ownerOnly);
  } catch (error) {
    if (!isCode(error, unsupportedCodes)) throw error;
  }
}

/** Creates a file that only its owner can access, or restricts an existing one, regardless of the umask. */
export function createRestricted(path: string): void {
  closeSync(openSync(path, 'a', ownerOnly));
  restrictFile(path);
}

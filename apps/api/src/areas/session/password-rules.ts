/** Password rules by error code. The web app's checklist has the same table. */
const rules: [code: string, message: string, isMet: (password: string) => boolean][] = [
  ['too-short', 'must have at least 12 characters', (password) => [...password].length >= 12],
  ['no-upper', 'must have an upper-case letter', (password) => /\p{Lu}/u.test(password)],
  ['no-lower', 'must have a lower-case letter', (password) => /\p{Ll}/u.test(password)],
  ['no-digit', 'must have a digit', (password) => /\p{Nd}/u.test(password)],
  ['no-special', 'must have a special character', (password) => /[\p{P}\p{S}]/u.test(password)],
];

export function findPasswordFaults(password: string): { code: string; message: string }[] {
  const normal = password.normalize('NFC');
  return rules.filter(([, , isMet]) => !isMet(normal)).map(([code, message]) => ({ code, message }));
}

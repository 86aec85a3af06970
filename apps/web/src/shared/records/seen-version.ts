/** With what a change is sent, so that it writes over nothing but the version that its author has seen. */
export function seenVersion(version: string | undefined) {
  return version === undefined ? {} : { header: { 'If-Match': `"${version}"` } };
}

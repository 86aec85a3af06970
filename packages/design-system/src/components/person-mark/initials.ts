/** Initials of the first and the last word of a name. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

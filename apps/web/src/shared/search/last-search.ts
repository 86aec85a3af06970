let last = '';

/** Kept in memory only: a document ends with its session, and when another person is chosen. */
export const lastSearch = (): string => last;

export function keepSearch(text: string): void {
  last = text;
}

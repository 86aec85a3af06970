/** The first whole words, up to `max` characters, with an ellipsis if some are left out. */
export function firstWords(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  const words = text.slice(0, end > 0 ? end : max);
  return `${words.replace(/[\s,;:.]+$/u, '')}…`;
}

/** Reads `8`, `8.30`, `08:30` and `0830` as times; returns undefined for anything else. */
export function readTime(text: string): string | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

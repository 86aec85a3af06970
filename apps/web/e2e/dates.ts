const written = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `2026-03-09` as pages show it, 9 mar 2026; without a day, a text that no page shows. */
export const writtenDay = (day: string | undefined): string =>
  day ? written.format(Date.parse(day.slice(0, 10))) : '?';

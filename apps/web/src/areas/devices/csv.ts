/** Quoted CSV. A cell that spreadsheets would run as a formula is prefixed with an apostrophe. */
export function csv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${text.replace(/^(?=[=+@\t\r]|-(?!\d))/, "'").replaceAll('"', '""')}"`;
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

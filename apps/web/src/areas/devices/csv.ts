/** As spreadsheets read it; a cell that they would take for a formula stays text. */
export function csv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${text.replace(/^(?=[=+@\t\r]|-(?!\d))/, "'").replaceAll('"', '""')}"`;
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

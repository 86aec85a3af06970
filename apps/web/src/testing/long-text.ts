/** Longer than any text of the examples, with a word that does not fit into a column. */
export const longText =
  'Controllo a distanza di sei mesi dopo l’intervento, con esofagogastroduodenoscopia e otorinolaringoiatria, ' +
  'richiesto perché i disturbi notturni sono tornati due volte in una settimana';

/** Returns the rows with the named texts made long. */
export function withLongTexts<Row extends object>(rows: readonly Row[], ...texts: (keyof Row)[]): Row[] {
  const long = Object.fromEntries(texts.map((text) => [text, longText]));
  return rows.map((row) => ({ ...row, ...long }));
}

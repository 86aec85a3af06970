/** A heading, and the line that counts the rows left out. */
const frameLines = 2.75;
/** Around a row, in lines. */
const rowPadding = 0.25;
/** Of a column. Fewer than of most texts, whose words are not cut where a line ends. */
const charsPerLine = 54;
/** Of the whole width. */
const charsPerWideLine = 112;
/** Of one column of a sheet, with room for a sheet that is shorter than A4 and for columns of unequal length. */
const linesPerColumn = 55;

export const countLines = (text: string): number => Math.max(1, Math.ceil(text.length / charsPerLine));

/** Lines in both columns below texts of the whole width. */
export const linesBelow = (texts: readonly string[]): number =>
  2 * (linesPerColumn - texts.reduce((sum, text) => sum + Math.ceil(text.length / charsPerWideLine), 0));

export interface Section {
  /** Rows that come before further rows of other sections. */
  first: number;
  /** Lines of each row. */
  rows: readonly number[];
  /** Lines above the rows, besides the heading. */
  lead?: number | undefined;
}

/**
 * Returns how many rows of each section fit: in their order the first ones of each, then one more of each in turn until
 * the sheet is full.
 */
export function fitRows(sections: readonly Section[], lines: number): number[] {
  let left = lines - sections.reduce((sum, { lead = 0 }) => sum + frameLines + lead, 0);
  const counts = sections.map(() => 0);
  const full = new Set<number>();

  function takeRow(index: number): boolean {
    const count = counts[index] ?? 0;
    const row = sections[index]?.rows[count];
    if (row === undefined || full.has(index)) return false;
    if (row + rowPadding > left) {
      // A shorter row further down must not stand in for it.
      full.add(index);
      return false;
    }
    left -= row + rowPadding;
    counts[index] = count + 1;
    return true;
  }

  for (const [index, { first }] of sections.entries()) {
    while ((counts[index] ?? 0) < first && takeRow(index));
  }
  while (sections.map((_section, index) => takeRow(index)).includes(true));
  return counts;
}

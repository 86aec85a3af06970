/** Heights, all in the same unit. */
export interface Section {
  /** Rows that come before further rows of other sections. */
  first: number;
  /** Of the heading, which does not end a column. */
  title: number;
  /** Of what is between heading and rows. */
  lead: number;
  rows: readonly number[];
  /** Of the line that counts the rows left out. */
  notice: number;
  /** Of the space below. */
  gap: number;
  /** Its last two rows stay in one column, so that none begins one alone. */
  paired?: boolean;
}

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

/** Heights of what a column does not divide. */
function listBlocks({ title, lead, rows, notice, gap, paired }: Section, count: number): number[] {
  const [row = 0, ...others] = rows.slice(0, count);
  const start = lead > 0 ? [title + lead, row] : [title + row];
  const blocks = [...start, ...others];
  const last = paired && others.length > 0 ? [sum(blocks.splice(-2))] : [];
  return [...blocks, ...last, (count < rows.length ? notice : 0) + gap];
}

function fitsTwoColumns(blocks: readonly number[], columnHeight: number): boolean {
  let height = 0;
  const second = blocks.findIndex((block) => {
    height += block;
    return height > columnHeight;
  });
  return second === -1 || sum(blocks.slice(second)) <= columnHeight;
}

/**
 * Returns how many rows of each section fit in two columns: one of each, then in their order the first ones of each, then
 * one more of each in turn until the sheet is full. A single row is left out only if it has no room.
 */
export function fitRows(sections: readonly Section[], columnHeight: number): number[] {
  const counts = sections.map(() => 0);
  const full = new Set<number>();

  function takeRows(index: number, more: number): boolean {
    const count = counts[index] ?? 0;
    const next = count + more;
    if (full.has(index) || next > (sections[index]?.rows.length ?? 0)) return false;
    counts[index] = next;
    if (
      fitsTwoColumns(
        sections.flatMap((section, other) => listBlocks(section, counts[other] ?? 0)),
        columnHeight,
      )
    ) {
      return true;
    }
    counts[index] = count;
    // A shorter row further down must not stand in for it.
    full.add(index);
    return false;
  }

  const countLeft = (index: number) => (sections[index]?.rows.length ?? 0) - (counts[index] ?? 0);
  // The last two together: a line that counts one row has the place of that row.
  const takeNext = (index: number) => takeRows(index, countLeft(index) === 2 ? 2 : 1);

  for (const index of sections.keys()) takeRows(index, 1);
  for (const index of sections.keys()) if (countLeft(index) === 1) takeNext(index);
  for (const [index, { first }] of sections.entries()) while ((counts[index] ?? 0) < first && takeNext(index));
  while (sections.map((_section, index) => takeNext(index)).includes(true));
  return counts;
}

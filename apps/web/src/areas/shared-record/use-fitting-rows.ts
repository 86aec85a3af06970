import { useLayoutEffect, useRef, useState } from 'react';
import { fitRows, type Section } from './fit-rows.ts';

const pxPerMm = 96 / 25.4;
/** A4 within its margins, less a line: a printer may break texts elsewhere than the screen. */
const sheetHeight = (297 - 2 * 12 - 5) * pxPerMm;

function measure(section: Element): Omit<Section, 'first' | 'paired'> {
  const { top, bottom } = section.getBoundingClientRect();
  const [, below] = section.children;
  const list = section.querySelector('ul');
  if (below === undefined || list === null) throw new Error('A printed section has no heading or no list');
  const leadTop = below.getBoundingClientRect().top;
  const listBox = list.getBoundingClientRect();
  return {
    title: leadTop - top,
    lead: listBox.top - leadTop,
    rows: [...list.children].map((row) => row.getBoundingClientRect().height),
    notice: bottom - listBox.bottom,
    gap: Number.parseFloat(getComputedStyle(section).marginBlockEnd),
  };
}

/**
 * Returns how many rows of each section fit on one sheet. They are undefined at first: then the sheet must have all rows,
 * each section the line that counts those left out, and `columns` the width of one column with the sections alone.
 */
export function useFittingRows(asked: readonly Pick<Section, 'first' | 'paired'>[]) {
  const sheet = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useState<readonly number[]>();
  useLayoutEffect(() => {
    if (counts !== undefined || sheet.current === null || columns.current === null) return;
    const around = sheet.current.getBoundingClientRect().height - columns.current.getBoundingClientRect().height;
    const sections = [...columns.current.children].map((section, index) => ({
      first: asked[index]?.first ?? 0,
      paired: asked[index]?.paired ?? false,
      ...measure(section),
    }));
    setCounts(fitRows(sections, sheetHeight - around));
  });
  return { sheet, columns, counts };
}

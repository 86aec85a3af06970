import { useFetchedPart } from '../../internals/fetched-part.ts';
import { initialRows } from './use-progressive-rows.ts';
import type { WindowedProps } from './windowed.tsx';
import { longerThan, windowedPart } from './windowed-part.ts';

/** Fewer rows do not fill the scroll frame of a long list. */
const minWindowedResults = 12;

/** If that code cannot be fetched, all rows are rendered. A long list keeps its frame while it is searched. */
export function useWindowed(total: number, found: number, printing: boolean): boolean {
  const long = total > longerThan;
  const { failed } = useFetchedPart(windowedPart, long);
  return long && found > minWindowedResults && !printing && !failed;
}

const noMeasure = () => {};

/** Until the windowing code has loaded, renders the first rows in place and reserves space for the others. */
export function VisibleRows(props: WindowedProps) {
  const { piece: Windowed } = useFetchedPart(windowedPart, true);
  if (Windowed) return <Windowed {...props} />;
  const { count, estimate, renderRow, renderGap } = props;
  const shown = Math.min(count, initialRows);
  return [
    ...Array.from({ length: shown }, (_, index) => renderRow(index, noMeasure)),
    renderGap('rest', (count - shown) * estimate),
  ];
}

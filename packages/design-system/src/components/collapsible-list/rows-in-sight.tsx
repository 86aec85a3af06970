import { useFetchedPart } from '../../internals/fetched-part.ts';
import { firstRows } from './use-rows-so-far.ts';
import type { WindowedProps } from './windowed.tsx';
import { longerThan, windowedPart } from './windowed-part.ts';

/** Fewer do not fill the frame in which a long list scrolls. */
const fewFound = 12;

/**
 * Whether only the rows in sight are drawn. Where that part cannot be fetched, all the rows are. A long list stays in its
 * frame while it is searched: nothing jumps between two letters, and no letter draws a hundred rows.
 */
export function useWindowed(total: number, found: number, printing: boolean): boolean {
  const long = total > longerThan;
  const { failed } = useFetchedPart(windowedPart, long);
  return long && found > fewFound && !printing && !failed;
}

const unmeasured = () => {};

/** Until the part has come, the first rows stand where it will draw them and the others have their room. */
export function RowsInSight(props: WindowedProps) {
  const { piece: Windowed } = useFetchedPart(windowedPart, true);
  if (Windowed) return <Windowed {...props} />;
  const { count, estimate, renderRow, renderGap } = props;
  const shown = Math.min(count, firstRows);
  return [
    ...Array.from({ length: shown }, (_, index) => renderRow(index, unmeasured)),
    renderGap('rest', (count - shown) * estimate),
  ];
}

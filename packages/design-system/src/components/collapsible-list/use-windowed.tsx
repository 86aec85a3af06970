import { type ReactNode, type RefObject, useEffect, useReducer } from 'react';

/** Up to here all rows are in the page, so that the browser's own search finds them. */
const threshold = 200;
/** More than the tallest list shows at once. */
const firstRows = 30;

export interface WindowedProps {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** Height of a row before it has been measured. */
  estimate: number;
  keyOf: (index: number) => string;
  renderRow: (index: number, measure: (element: HTMLElement | null) => void) => ReactNode;
  renderGap: (key: string, height: number) => ReactNode;
}

// Few lists are that long, and what measures and places their rows is heavy: it is fetched for the first that is.
let part: ((props: WindowedProps) => ReactNode) | undefined;
let missing = false;
let fetching: Promise<void> | undefined;

async function fetchPart(): Promise<void> {
  try {
    part = (await import('./windowed.tsx')).Windowed;
    missing = false;
  } catch {
    // The browser reports what it could not fetch. All the rows are drawn then, and the next long list asks again.
    missing = true;
    fetching = undefined;
  }
}

/** Whether only the rows in sight are drawn. Long lists ask for what it takes while they are still closed. */
export function useWindowed(count: number, printing: boolean): boolean {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const long = count > threshold;
  useEffect(() => {
    if (!long || part) return;
    let gone = false;
    fetching ??= fetchPart();
    void fetching.then(() => !gone && redraw());
    return () => {
      gone = true;
    };
  }, [long]);
  return long && !printing && !missing;
}

const unmeasured = () => {};

/** Until the part has come, the first rows stand where it will draw them and the others have their room. */
export function RowsInSight(props: WindowedProps) {
  const Part = part;
  if (Part) return <Part {...props} />;
  const { count, estimate, renderRow, renderGap } = props;
  const shown = Math.min(count, firstRows);
  return [
    ...Array.from({ length: shown }, (_, index) => renderRow(index, unmeasured)),
    renderGap('rest', (count - shown) * estimate),
  ];
}

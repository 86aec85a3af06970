/** Milliseconds for which one request may hold the event loop while others wait. */
const sliceMs = 10;

let sliceBegan: number | undefined;
const waiting: (() => void)[] = [];

function beginSlice(): number {
  const now = performance.now();
  sliceBegan = now;
  setImmediate(() => {
    sliceBegan = undefined;
  });
  return now;
}

/** One of those that wait goes on in each turn of the event loop: together they hold it no longer than each alone. */
function goOn(): void {
  setImmediate(() => {
    beginSlice();
    waiting.shift()?.();
    if (waiting.length > 0) goOn();
  });
}

/**
 * To be awaited between the steps of a long work: lets other requests have their turn once this one has lasted for long
 * enough. Undefined when it has not.
 */
export function pause(): Promise<void> | undefined {
  const began = sliceBegan ?? beginSlice();
  if (performance.now() - began < sliceMs) return undefined;
  return new Promise((resume) => {
    waiting.push(resume);
    if (waiting.length === 1) goOn();
  });
}

/** Maximum milliseconds for which a request may block the event loop while others wait. */
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

/** Resumes one waiting task per event loop turn, so that together they do not block longer than each alone. */
function goOn(): void {
  setImmediate(() => {
    beginSlice();
    waiting.shift()?.();
    if (waiting.length > 0) goOn();
  });
}

/**
 * Yields to other requests once the current time slice is used up; await it between the steps of long work. Returns
 * undefined while there is time left.
 */
export function pause(): Promise<void> | undefined {
  const began = sliceBegan ?? beginSlice();
  if (performance.now() - began < sliceMs) return undefined;
  return new Promise((resume) => {
    waiting.push(resume);
    if (waiting.length === 1) goOn();
  });
}

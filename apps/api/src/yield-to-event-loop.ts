/** Maximum milliseconds for which a request may block the event loop while others wait. */
const sliceMs = 10;

let sliceBegan: number | undefined;
const waiting: (() => void)[] = [];

function startSlice(): number {
  const now = performance.now();
  sliceBegan = now;
  setImmediate(() => {
    sliceBegan = undefined;
  });
  return now;
}

/** Resumes one waiting task per event loop turn, so that together they do not block longer than each alone. */
function resumeNext(): void {
  setImmediate(() => {
    startSlice();
    waiting.shift()?.();
    if (waiting.length > 0) resumeNext();
  });
}

/** Await between the steps of long work. Returns undefined while there is time left in the slice. */
export function yieldToEventLoop(): Promise<void> | undefined {
  const began = sliceBegan ?? startSlice();
  if (performance.now() - began < sliceMs) return undefined;
  return new Promise((resume) => {
    waiting.push(resume);
    if (waiting.length === 1) resumeNext();
  });
}

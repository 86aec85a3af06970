export interface Debounce {
  schedule(): void;
  cancel(): void;
}

export function createDebounce(delayMs: number, work: () => void): Debounce {
  let timer = 0;
  let due = 0;
  const onTimer = () => {
    const remaining = due - performance.now();
    timer = remaining > 0 ? window.setTimeout(onTimer, remaining) : 0;
    if (!timer) work();
  };
  return {
    schedule() {
      due = performance.now() + delayMs;
      timer ||= window.setTimeout(onTimer, delayMs);
    },
    cancel() {
      clearTimeout(timer);
      timer = 0;
    },
  };
}

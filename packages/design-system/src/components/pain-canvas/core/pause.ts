export interface Pause {
  /** Restarts the delay. */
  begin(): void;
  end(): void;
}

/** Debounces `work` with a single timer, however many calls there are. */
export function createPause(length: number, work: () => void): Pause {
  let timer = 0;
  let due = 0;
  const ring = () => {
    const left = due - performance.now();
    timer = left > 0 ? window.setTimeout(ring, left) : 0;
    if (!timer) work();
  };
  return {
    begin() {
      due = performance.now() + length;
      timer ||= window.setTimeout(ring, length);
    },
    end() {
      clearTimeout(timer);
      timer = 0;
    },
  };
}

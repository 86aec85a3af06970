export interface Pause {
  /** Something happened: the work waits again from now on. */
  begin(): void;
  end(): void;
}

/** Calls `work` once nothing has happened for so many milliseconds, with one timer for however many things happen. */
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

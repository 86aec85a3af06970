import { availableParallelism } from 'node:os';

/** Runs work at once, or when fewer than `max` others are running. */
export function limit(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** For builds and static checks together: most use a whole core, and hundreds of megabytes. */
export const onFreeCore = limit(availableParallelism());

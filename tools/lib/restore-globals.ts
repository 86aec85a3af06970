// Set-up of tests whose files share a worker: fake timers that one file leaves would stop the next.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

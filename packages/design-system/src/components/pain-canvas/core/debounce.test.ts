import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDebounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs once after the last of many calls, with one timer', () => {
  const work = vi.fn();
  const pause = createDebounce(120, work);
  for (let count = 0; count < 10; count += 1) {
    pause.schedule();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(69);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  pause.schedule();
  vi.advanceTimersByTime(120);
  expect(work).toHaveBeenCalledTimes(2);
});

it('does not run after cancelling', () => {
  const work = vi.fn();
  const pause = createDebounce(120, work);
  pause.schedule();
  pause.cancel();
  vi.advanceTimersByTime(500);
  expect(work).not.toHaveBeenCalled();
});

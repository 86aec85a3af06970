import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToday } from './use-today.ts';

function Day() {
  return <p role="status">{useToday()}</p>;
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 28, 23, 59, 59) });
});
afterEach(() => {
  cleanup();
  // What waits for a timer that is restored would wait for ever, also in the next file of the worker.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

// Daylight saving time begins in Italy: the second day has 23 hours.
test('updates at midnight and at the next midnight', () => {
  render(<Day />);
  expect(shown()).toBe('2026-03-28');
  act(() => void vi.advanceTimersByTime(1000));
  expect(shown()).toBe('2026-03-29');
  act(() => void vi.advanceTimersByTime(24 * 3_600_000));
  expect(shown()).toBe('2026-03-30');
});

test('updates when the page becomes visible after a sleep', () => {
  render(<Day />);
  vi.setSystemTime(new Date(2026, 2, 30, 8));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('2026-03-30');
});

test('clears its timers on unmount', () => {
  render(<Day />);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

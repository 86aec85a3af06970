import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InactivityWarning } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-09T12:00:00Z') });
});
afterEach(() => {
  // What waits for a timer that is restored would wait for ever, also in the next file of the worker.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const seconds = (count: number) => act(async () => vi.advanceTimersByTime(count * 1000));
const shown = () => document.querySelector('p[aria-hidden="true"]')?.textContent;
const announcedSeconds = () => screen.getByRole('status').textContent;

it('counts down every second and announces every 20 seconds and the last 10', async () => {
  const heard = new Map<string | null, number>();
  render(<InactivityWarning cause="idle" endsAt={Date.now() + 60_000} onStay={vi.fn()} onLogout={vi.fn()} />);
  expect(shown()).toBe('Mancano 60 secondi.');
  for (let second = 0; second <= 60; second += 1) {
    if (!heard.has(announcedSeconds())) heard.set(announcedSeconds(), 60 - second);
    await seconds(1);
    expect(shown()).toContain(String(Math.max(0, 59 - second)));
  }
  expect([...heard]).toEqual([
    ['Mancano 60 secondi.', 60],
    ['Mancano 40 secondi.', 40],
    ['Mancano 20 secondi.', 20],
    ['Mancano 10 secondi.', 10],
    ['Mancano 0 secondi.', 0],
  ]);
});

it('restarts with a new end and handles a missing one', async () => {
  const props = { cause: 'idle', onStay: vi.fn(), onLogout: vi.fn() } as const;
  const { rerender } = render(<InactivityWarning {...props} endsAt={Date.now() + 5000} />);
  await seconds(3);
  expect(shown()).toBe('Mancano 2 secondi.');
  rerender(<InactivityWarning {...props} endsAt={Date.now() + 30_000} />);
  expect(shown()).toBe('Mancano 30 secondi.');
  rerender(<InactivityWarning {...props} endsAt={undefined} />);
  expect(announcedSeconds()).toBe('La sessione continua.');
});

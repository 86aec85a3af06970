import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionWatch } from './session-watch.ts';
import { keys, readActivity, readSession, type StoredSession, writeSession } from './storage.ts';

const start = Date.parse('2026-03-02T10:00:00.000Z');
const session: StoredSession = { token: 'token', userId: 7, expiresAt: start + 120 * 60_000 };

let ends: string[];
let lastRequest: number;
let kept: number[];
let watch: SessionWatch;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  writeSession(localStorage, session, start);
  ends = [];
  kept = [];
  lastRequest = start;
  watch = new SessionWatch({
    window,
    session,
    onEnd: (reason) => ends.push(reason),
    lastRequest: () => lastRequest,
    keepAlive: () => {
      lastRequest = Date.now();
      kept.push(Date.now() - start);
    },
  });
  watch.start();
});

afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
const move = (screenX: number) =>
  document.body.dispatchEvent(new MouseEvent('mousemove', { screenX, screenY: 1, bubbles: true }));

describe('inactivity', () => {
  // covers T-09 K-19
  it('warns at 540 seconds and ends after 600', () => {
    pass(539);
    expect(watch.sessionState.state).toBe('active');
    pass(1);
    expect(watch.sessionState).toMatchObject({ state: 'warning', cause: 'idle' });
    pass(60);
    expect(ends).toEqual([]);
    pass(1);
    expect(ends).toEqual(['idle']);
  });

  // covers T-08
  it.each(['click', 'mousemove', 'keydown', 'touchstart', 'touchmove', 'pointerdown', 'wheel', 'scroll'])(
    'restarts on %s',
    (type) => {
      pass(500);
      const event = type === 'mousemove' ? new MouseEvent(type, { screenX: 5, bubbles: true }) : new Event(type);
      document.dispatchEvent(event);
      pass(500);
      expect(watch.sessionState.state).toBe('active');
      expect(ends).toEqual([]);
    },
  );

  it('restarts while the warning is shown', () => {
    pass(560);
    press();
    expect(watch.sessionState.state).toBe('active');
    pass(539);
    expect(ends).toEqual([]);
  });

  it('ignores a resting mouse', () => {
    move(10);
    pass(300);
    move(10);
    pass(240);
    expect(watch.sessionState.state).toBe('warning');
  });

  it('ignores the scrolling caused by the warning', () => {
    pass(540);
    document.dispatchEvent(new Event('scroll'));
    expect(watch.sessionState.state).toBe('warning');
  });

  // covers K-20 T-08
  it('is checked every 60 seconds, in case timers were suspended', () => {
    // Simulates a device that slept: the clock moves on, but no timer runs.
    vi.setSystemTime(start + 3_600_000);
    pass(59);
    expect(ends).toEqual([]);
    pass(1);
    expect(ends).toEqual(['idle']);
  });

  it('ends at once on activity after the limit', () => {
    vi.setSystemTime(start + 3_600_000);
    press();
    expect(ends).toEqual(['idle']);
    expect(readActivity(localStorage)).toBe(start);
  });

  it('counts activity in another tab', () => {
    pass(530);
    localStorage.setItem(keys.activity, String(Date.now()));
    pass(530);
    expect(watch.sessionState.state).toBe('active');
    pass(10);
    expect(watch.sessionState.state).toBe('warning');
    localStorage.setItem(keys.activity, String(Date.now()));
    window.dispatchEvent(new StorageEvent('storage', { key: keys.activity }));
    expect(watch.sessionState.state).toBe('active');
  });
});

describe('the end of a session', () => {
  it('comes at its expiry in spite of activity', () => {
    for (let minute = 0; minute < 120; minute++) {
      press();
      pass(60);
    }
    expect(ends).toEqual(['expired']);
  });

  it('reaches all tabs when one signs out', () => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(ends).toEqual(['logout']);
  });

  it('keeps its reason when another tab ends the session first', () => {
    pass(600);
    vi.setSystemTime(start + 600_001);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(ends).toEqual(['idle']);
  });

  it('is reported as a replacement when another user signs in', () => {
    writeSession(localStorage, { ...session, token: 'other', userId: 8 }, Date.now());
    window.dispatchEvent(new StorageEvent('storage', { key: keys.token }));
    expect(ends).toEqual(['replaced']);
  });

  it('does not come when the same user signs in again', () => {
    writeSession(localStorage, { ...session, token: 'newer' }, Date.now());
    window.dispatchEvent(new StorageEvent('storage', { key: keys.token }));
    expect(ends).toEqual([]);
    expect(readSession(localStorage)?.token).toBe('newer');
  });
});

describe('keep-alive requests', () => {
  it('are sent every two minutes during activity', () => {
    for (let second = 0; second < 600; second += 10) {
      pass(10);
      press();
    }
    expect(kept.length).toBeGreaterThanOrEqual(4);
    const gaps = kept.map((moment, index) => moment - (kept[index - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(121_000);
  });

  it('are sent for the last activity, so that the server does not end the session first', () => {
    pass(110);
    press();
    pass(430);
    expect(kept.length).toBe(1);
    expect(kept[0]).toBeGreaterThanOrEqual(110_000);
  });

  it('are not sent without activity or after other requests', () => {
    pass(500);
    expect(kept).toEqual([]);
    for (let second = 0; second < 300; second += 10) {
      lastRequest = Date.now();
      press();
      pass(10);
    }
    expect(kept).toEqual([]);
  });

  it('are sent at once for activity shortly before the end', () => {
    pass(595);
    press();
    expect(kept).toEqual([595_000]);
  });
});

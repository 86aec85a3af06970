import { describe, expect, it } from 'vitest';
import { endOfSession, getSessionState, nextChange } from './lifetime.ts';

const start = Date.parse('2026-03-02T10:00:00.000Z');
const seconds = (count: number) => count * 1000;
const minutes = (count: number) => count * 60_000;
const session = { token: 't', userId: 1, expiresAt: start + minutes(120) };

describe('standingOf', () => {
  // covers K-19 T-09
  it('warns after 540 seconds without activity and ends after more than 600', () => {
    expect(getSessionState(session, start, start + seconds(539)).state).toBe('active');
    expect(getSessionState(session, start, start + seconds(540))).toEqual({
      state: 'warning',
      cause: 'idle',
      endsAt: start + seconds(600),
    });
    expect(getSessionState(session, start, start + seconds(600)).state).toBe('warning');
    expect(getSessionState(session, start, start + seconds(600) + 1)).toEqual({ state: 'over', reason: 'idle' });
  });

  // covers T-05 K-21
  it('ends at its expiry in spite of activity', () => {
    const now = start + minutes(120);
    expect(getSessionState(session, now - 1, now - 1)).toEqual({ state: 'warning', cause: 'expired', endsAt: now });
    expect(getSessionState(session, now, now)).toEqual({ state: 'over', reason: 'expired' });
  });

  it('warns two minutes before the expiry', () => {
    const now = start + minutes(118);
    expect(getSessionState(session, now - 1, now - 1).state).toBe('active');
    expect(getSessionState(session, now, now)).toMatchObject({ state: 'warning', cause: 'expired' });
  });

  it('warns of the earlier end', () => {
    const now = session.expiresAt - seconds(30);
    expect(getSessionState(session, now - seconds(545), now)).toMatchObject({
      cause: 'expired',
      endsAt: session.expiresAt,
    });
    expect(getSessionState(session, now - seconds(580), now)).toMatchObject({
      cause: 'idle',
      endsAt: now + seconds(20),
    });
  });

  it('counts missing activity as inactivity', () => {
    expect(getSessionState(session, 0, start)).toEqual({ state: 'over', reason: 'idle' });
  });
});

describe('nextChange', () => {
  it('returns each time at which the state changes', () => {
    expect(nextChange(session, start, start)).toBe(start + seconds(540));
    expect(nextChange(session, start, start + seconds(540))).toBe(start + seconds(600) + 1);
    const late = start + minutes(117);
    expect(nextChange(session, late, late)).toBe(start + minutes(118));
    expect(nextChange(session, late + minutes(2), late + minutes(2))).toBe(session.expiresAt);
  });
});

describe('endOfSession', () => {
  const now = start;
  const serverDate = new Date(now).toUTCString();

  it("returns the server's expiry", () => {
    expect(endOfSession('2026-03-02T11:30:00.000Z', serverDate, now)).toBe(start + minutes(90));
  });

  // covers K-21
  it('is at most 120 minutes from now', () => {
    expect(endOfSession('2026-03-02T20:00:00.000Z', serverDate, now)).toBe(start + minutes(120));
  });

  it('corrects a local clock that is hours wrong', () => {
    const wrong = now + minutes(180);
    expect(endOfSession('2026-03-02T11:30:00.000Z', serverDate, wrong)).toBe(wrong + minutes(90));
    const slow = now - minutes(180);
    expect(endOfSession('2026-03-02T11:30:00.000Z', serverDate, slow)).toBe(slow + minutes(90));
  });

  it('ignores a difference of seconds', () => {
    expect(endOfSession('2026-03-02T11:30:00.000Z', serverDate, now + seconds(30))).toBe(start + minutes(90));
  });
});

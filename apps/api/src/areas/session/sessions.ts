import type { Clock } from '../../clock.ts';
import type { Session } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { isAlive } from '../../policy/session.ts';
import { unauthorized } from '../../problem.ts';
import { findSession, hashToken, touchSession } from './session.repository.ts';

interface Settings {
  idleMs: number;
  demo: boolean;
}

// Writing on every request would sync the disk each time. Other servers see a session as idle for up to this long.
const writeIntervalMs = (idleMs: number) => Math.min(15_000, idleMs / 8);
const maxCachedSessions = 10_000;

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

const toSession = ({ token_hash, id_utente, id_paziente, expires_at }: SessionRow): Session => ({
  tokenHash: token_hash,
  id_utente,
  id_paziente: id_paziente ?? undefined,
  id_proprietario: id_utente,
  expiresAt: expires_at,
});

export class Sessions {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #settings: Settings;
  readonly #seen = new Map<string, number>();

  constructor(database: Database, clock: Clock, settings: Settings) {
    this.#database = database;
    this.#clock = clock;
    this.#settings = settings;
  }

  /** All authentication failures give the same response. */
  async authenticate(authorization: string | undefined): Promise<Session> {
    const token = /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw unauthorized();
    const row = await this.#findAlive(hashToken(token));
    if (row === undefined) throw unauthorized();
    const now = this.#clock();
    const { token_hash } = row;
    this.#remember(token_hash, now);
    if (now - Date.parse(row.last_seen_at) >= writeIntervalMs(this.#settings.idleMs))
      await touchSession(this.#database, token_hash, now);
    return toSession(row);
  }

  async find(tokenHash: string): Promise<Session | undefined> {
    const row = await this.#findAlive(tokenHash);
    return row && toSession(row);
  }

  async #findAlive(tokenHash: string): Promise<SessionRow | undefined> {
    const row = await findSession(this.#database, tokenHash);
    if (row === undefined) return undefined;
    const times = {
      expires: Date.parse(row.expires_at),
      lastSeen: Math.max(Date.parse(row.last_seen_at), this.#seen.get(tokenHash) ?? 0),
      revoked: row.revoked_at !== null,
    };
    if (isAlive(times, this.#settings.idleMs, this.#clock()) && (row.demo === 0 || this.#settings.demo)) return row;
    this.#seen.delete(tokenHash);
    return undefined;
  }

  forget(tokenHash: string) {
    this.#seen.delete(tokenHash);
  }

  #remember(tokenHash: string, now: number) {
    if (this.#seen.size >= maxCachedSessions) this.#seen.clear();
    this.#seen.set(tokenHash, now);
  }
}

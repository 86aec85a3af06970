import { createHash, randomBytes } from 'node:crypto';
import { timestamp } from '../../clock.ts';
import type { Database, Queries } from '../../database/database.ts';
import type { DownloadTicketsTable } from './files.table.ts';

const second = 1000;
/** How long a download may wait to begin. */
const beginMs = 60 * second;
/** How long a player that has begun may ask for further parts. */
const partsMs = 15 * 60 * second;

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/** What a ticket opens. */
export interface Redeemed {
  id_file: number;
  /** SHA-256 of the token of the session that asked for it; null for what needs no session. */
  token_hash: string | null;
}

interface Use {
  now: number;
  /** The request asks for a part (`Range`). */
  inParts: boolean;
}

/**
 * Addresses from which a file is downloaded without further proof, because neither a link nor a player can send the
 * session's token. Each is good for one download: whole, or in parts, which a player fetches as it goes.
 */
export class Tickets {
  readonly #database: Database;
  readonly #purpose: DownloadTicketsTable['purpose'];

  constructor(database: Database, purpose: DownloadTicketsTable['purpose']) {
    this.#database = database;
    this.#purpose = purpose;
  }

  async issue({ id_file, token_hash }: Redeemed, now: number): Promise<string> {
    const ticket = randomBytes(32).toString('base64url');
    await this.#database
      .insertInto('download_tickets')
      .values({
        ticket_hash: hashOf(ticket),
        purpose: this.#purpose,
        id_file,
        token_hash,
        expires_at: timestamp(now + beginMs),
        begun_at: null,
        in_parts: 0,
      })
      .execute();
    return ticket;
  }

  /** Uses a ticket. Returns undefined for one that is unknown, used or too old. */
  async redeem(ticket: string, use: Use): Promise<Redeemed | undefined> {
    return (await this.#begin(ticket, use)) ?? (use.inParts ? this.#continue(ticket, use.now) : undefined);
  }

  #begin(ticket: string, { now, inParts }: Use): Promise<Redeemed | undefined> {
    return this.#database
      .updateTable('download_tickets')
      .set({ begun_at: timestamp(now), in_parts: inParts ? 1 : 0 })
      .where('ticket_hash', '=', hashOf(ticket))
      .where('purpose', '=', this.#purpose)
      .where('begun_at', 'is', null)
      .where('expires_at', '>=', timestamp(now))
      .returning(['id_file', 'token_hash'])
      .executeTakeFirst();
  }

  #continue(ticket: string, now: number): Promise<Redeemed | undefined> {
    return this.#database
      .selectFrom('download_tickets')
      .select(['id_file', 'token_hash'])
      .where('ticket_hash', '=', hashOf(ticket))
      .where('purpose', '=', this.#purpose)
      .where('in_parts', '=', 1)
      .where('begun_at', '>=', timestamp(now - partsMs))
      .executeTakeFirst();
  }
}

export async function forgetEndedTickets(database: Queries, now: number): Promise<void> {
  await database
    .deleteFrom('download_tickets')
    .where('expires_at', '<', timestamp(now - partsMs))
    .execute();
}

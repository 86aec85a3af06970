import { createHash, randomBytes } from 'node:crypto';
import type { TicketTarget } from '../../area-services.ts';
import { timestamp } from '../../clock.ts';
import type { Database, Queries } from '../../database/database.ts';
import type { DownloadTicketsTable } from './files.table.ts';

const second = 1000;
const startTimeoutMs = 60 * second;
const rangeWindowMs = 15 * 60 * second;

const hashTicket = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

interface RedeemOptions {
  now: number;
  inParts: boolean;
}

/** For links and media players, which send no session token. Allows one full download, or several ranges. */
export class Tickets {
  readonly #database: Database;
  readonly #purpose: DownloadTicketsTable['purpose'];

  constructor(database: Database, purpose: DownloadTicketsTable['purpose']) {
    this.#database = database;
    this.#purpose = purpose;
  }

  async issue({ id_file, token_hash, id_paziente }: TicketTarget, now: number): Promise<string> {
    const ticket = randomBytes(32).toString('base64url');
    await this.#database
      .insertInto('download_tickets')
      .values({
        ticket_hash: hashTicket(ticket),
        purpose: this.#purpose,
        id_file,
        token_hash,
        id_paziente,
        expires_at: timestamp(now + startTimeoutMs),
        begun_at: null,
        in_parts: 0,
      })
      .execute();
    return ticket;
  }

  async redeem(ticket: string, use: RedeemOptions): Promise<TicketTarget | undefined> {
    return (await this.#begin(ticket, use)) ?? (use.inParts ? this.#continue(ticket, use.now) : undefined);
  }

  #begin(ticket: string, { now, inParts }: RedeemOptions): Promise<TicketTarget | undefined> {
    return this.#database
      .updateTable('download_tickets')
      .set({ begun_at: timestamp(now), in_parts: inParts ? 1 : 0 })
      .where('ticket_hash', '=', hashTicket(ticket))
      .where('purpose', '=', this.#purpose)
      .where('begun_at', 'is', null)
      .where('expires_at', '>=', timestamp(now))
      .returning(['id_file', 'token_hash', 'id_paziente'])
      .executeTakeFirst();
  }

  #continue(ticket: string, now: number): Promise<TicketTarget | undefined> {
    return this.#database
      .selectFrom('download_tickets')
      .select(['id_file', 'token_hash', 'id_paziente'])
      .where('ticket_hash', '=', hashTicket(ticket))
      .where('purpose', '=', this.#purpose)
      .where('in_parts', '=', 1)
      .where('begun_at', '>=', timestamp(now - rangeWindowMs))
      .executeTakeFirst();
  }
}

export async function deleteExpiredTickets(database: Queries, now: number): Promise<void> {
  await database
    .deleteFrom('download_tickets')
    .where('expires_at', '<', timestamp(now - rangeWindowMs))
    .execute();
}

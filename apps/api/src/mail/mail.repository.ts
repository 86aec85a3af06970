import type { Selectable } from 'kysely';
import { timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';
import { isDormantAddress } from './dormant-address.ts';
import type { MailKind, MailLanguage, MailTable } from './mail.table.ts';

export type Mail = Selectable<MailTable>;

export interface NewMail {
  kind: MailKind;
  to: string;
  language: MailLanguage;
  about?: number;
  message?: { subject: string; text: string };
}

/** Queues a mail in the transaction of its cause. Its text is generated when it is sent. */
export async function queueMail(database: Queries, { kind, to, language, about, message }: NewMail, now: number) {
  // The account of a child has no address until its record is handed over.
  if (isDormantAddress(to)) return;
  await database
    .insertInto('mail')
    .values({
      kind,
      to_address: to,
      language,
      about: about ?? null,
      subject: message?.subject ?? null,
      text: message?.text ?? null,
      state: 'waiting',
      next_attempt_at: timestamp(now),
      created_at: timestamp(now),
    })
    .execute();
}

/** Longer than any retry delay; a later time comes from a wrong clock. */
const maxRetryDelayMs = 3_600_000;

/** Claims the next due mail, reserved for `reserveMs` so that no other server sends it as well. */
export async function claimMail(database: Queries, now: number, reserveMs: number): Promise<Mail | undefined> {
  for (;;) {
    const due = await database
      .selectFrom('mail')
      .selectAll()
      .where('state', '=', 'waiting')
      .where(({ or, eb }) =>
        or([eb('next_attempt_at', '<=', timestamp(now)), eb('next_attempt_at', '>', timestamp(now + maxRetryDelayMs))]),
      )
      .orderBy('next_attempt_at')
      .orderBy('id_mail')
      .limit(1)
      .executeTakeFirst();
    if (due === undefined) return undefined;
    const attempts = due.attempts + 1;
    const { numUpdatedRows } = await database
      .updateTable('mail')
      .set({ next_attempt_at: timestamp(now + reserveMs), attempts })
      .where('id_mail', '=', due.id_mail)
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '=', due.next_attempt_at)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return { ...due, attempts };
  }
}

export async function updateMail(database: Queries, id: number, change: Partial<Omit<Mail, 'id_mail'>>) {
  await database.updateTable('mail').set(change).where('id_mail', '=', id).execute();
}

export async function deleteMail(database: Queries, id: number) {
  await database.deleteFrom('mail').where('id_mail', '=', id).execute();
}

/** Deletes mails that are held for lack of a mail server, once their code has been used. */
export async function deleteHeldMail(
  database: Queries,
  { kind, to, about }: Pick<NewMail, 'kind' | 'to' | 'about'>,
): Promise<void> {
  await database
    .deleteFrom('mail')
    .where('state', '=', 'outbox')
    .where('kind', '=', kind)
    .where('to_address', '=', to)
    .$if(about !== undefined, (query) => query.where('about', '=', about ?? null))
    .execute();
}

export async function countWaitingMail(database: Queries, before: number): Promise<number> {
  const { count } = await database
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<', timestamp(before))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const maxListed = 100;

export function listOutbox(database: Queries): Promise<Mail[]> {
  return database
    .selectFrom('mail')
    .selectAll()
    .where('state', '=', 'outbox')
    .orderBy('id_mail', 'desc')
    .limit(maxListed)
    .execute();
}

/** Given up, or to be sent again after a failed attempt; newest first. */
export function listUnsent(database: Queries): Promise<Mail[]> {
  return database
    .selectFrom('mail')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'failed'), and([eb('state', '=', 'waiting'), eb('failure', 'is not', null)])]),
    )
    .orderBy('id_mail', 'desc')
    .limit(maxListed)
    .execute();
}

const keptMs = 30 * 86_400_000;

/** Deletes texts whose code has expired, and after 30 days the mails. */
export async function forgetMail(database: Queries, now: number) {
  await database
    .updateTable('mail')
    .set({ text: null })
    .where('expires_at', '<', timestamp(now))
    .where('text', 'is not', null)
    .execute();
  await database
    .deleteFrom('mail')
    .where('state', '!=', 'waiting')
    .where('created_at', '<', timestamp(now - keptMs))
    .execute();
}

import { doctorMails } from '../src/areas/doctors/mails.ts';
import { messageMails } from '../src/areas/mail/senders.ts';
import { proposalMails } from '../src/areas/proposals/mails.ts';
import { sessionMails } from '../src/areas/session/mails.ts';
import { loadKeys } from '../src/blobs/keys.ts';
import { publicUrl } from '../src/config.ts';
import { HeldTexts } from '../src/mail/held-texts.ts';
import type { Deliver } from '../src/mail/mail-message.ts';
import { MailQueue } from '../src/mail/mail-queue.ts';
import type { TestServer } from './server.ts';

export function openMailQueue(
  { parts, app }: TestServer,
  deliver?: Deliver,
  onOutbox?: (id: number) => void,
): MailQueue {
  const { config, database, clock } = parts;
  return new MailQueue({
    database,
    clock,
    log: app.log,
    renderers: {
      ...sessionMails({ database, clock, publicUrl: publicUrl(config), demo: config.DEMO }),
      ...messageMails(database),
      ...doctorMails(publicUrl(config)),
      ...proposalMails(database, publicUrl(config)),
    },
    deliver,
    seal: async (id, text) => new HeldTexts(await loadKeys(config)).seal(id, text),
    ...(onOutbox !== undefined && { onOutbox }),
  });
}

export async function mailsTo(server: TestServer, email: string): Promise<string[]> {
  await openMailQueue(server).deliver();
  const rows = await server.database
    .selectFrom('mail')
    .select(['id_mail', 'text'])
    .where('to_address', '=', email)
    .where('state', '=', 'outbox')
    .orderBy('id_mail')
    .execute();
  const texts = new HeldTexts(await loadKeys(server.parts.config));
  return rows.map(({ id_mail, text }) => (text === null ? '' : (texts.open(id_mail, text) ?? '')));
}

export const extractLinkCode = (text: string | undefined) => /#codice=([\w-]{43})$/m.exec(text ?? '')?.[1] ?? '';
export const extractCode = (text: string | undefined) => /^(\d{6})$/m.exec(text ?? '')?.[1] ?? '';

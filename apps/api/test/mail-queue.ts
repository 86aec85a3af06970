// The mail queue of a test server, sending on request.
import { doctorLetters } from '../src/areas/doctors/letters.ts';
import { messageLetters } from '../src/areas/mail/senders.ts';
import { sessionLetters } from '../src/areas/session/letters.ts';
import { loadKeys } from '../src/blobs/keys.ts';
import { publicUrl } from '../src/config.ts';
import { HeldTexts } from '../src/mail/held-texts.ts';
import type { Deliver } from '../src/mail/mail-message.ts';
import { MailQueue } from '../src/mail/mail-queue.ts';
import type { TestServer } from './server.ts';

export function openPost({ parts, app }: TestServer, deliver?: Deliver, onOutbox?: (id: number) => void): MailQueue {
  const { config, database, clock } = parts;
  return new MailQueue({
    database,
    clock,
    log: app.log,
    renderers: {
      ...sessionLetters({ database, clock, publicUrl: publicUrl(config), demo: config.DEMO }),
      ...messageLetters(database),
      ...doctorLetters(publicUrl(config)),
    },
    deliver,
    seal: async (id, text) => new HeldTexts(await loadKeys(config)).seal(id, text),
    ...(onOutbox !== undefined && { onOutbox }),
  });
}

export async function lettersTo(server: TestServer, email: string): Promise<string[]> {
  await openPost(server).deliver();
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

export const linkCode = (text: string | undefined) => /#codice=([\w-]{43})$/m.exec(text ?? '')?.[1] ?? '';
export const sixDigits = (text: string | undefined) => /^(\d{6})$/m.exec(text ?? '')?.[1] ?? '';

import type { Clock } from '../../clock.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import { patientOf } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { queueMail } from '../../mail/mail.repository.ts';
import { invalid } from '../../problem.ts';
import { findSender } from './senders.ts';

export interface Recipient {
  email: string;
  name: string;
}

interface Parts {
  database: Database;
  clock: Clock;
  onMail(): void;
  /** Whether mails leave this server, or stay where nobody reads them. */
  sendsMail: boolean;
  /** Everybody whom the patient may write to. */
  recipients(patientId: number): Promise<Recipient[]>;
  /** Refuses whoever writes too much. */
  limit(email: string, address: string): Promise<void>;
}

const same = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();

export function mailRoutes({ database, clock, onMail, sendsMail, recipients, limit }: Parts): HandlersOf<'sendMail'> {
  return {
    async sendMail({ session, body: { topic, text, to }, address }) {
      const found = (await recipients(patientOf(session))).find(({ email }) => same(email, to));
      if (found === undefined) {
        throw invalid([{ path: '/to', code: 'recipient', message: 'is neither an associated doctor nor a centre' }]);
      }
      const sender = await findSender(database, session.id_utente);
      await limit(sender.email, address);
      await queueMail(
        database,
        {
          kind: 'message',
          to: found.email,
          language: 'it',
          about: session.id_utente,
          letter: { subject: topic.trim(), text: text.trim() },
        },
        clock(),
      );
      onMail();
      return { to: found.email, recName: found.name, from: sender.email, name: sender.name, spedisce: sendsMail };
    },
  };
}

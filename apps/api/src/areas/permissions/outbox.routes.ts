import type { HandlersOf } from '../../contract/handlers.ts';
import { listOutbox } from '../../mail/mail.repository.ts';
import { notFound } from '../../problem.ts';
import { type AdminParts, administer } from './administration.ts';

interface Parts extends AdminParts {
  /** Whether there is a mail server, so that nothing waits for somebody to carry it. */
  configured: boolean;
}

/** What a person writes to their doctor is for nobody else. */
const isReserved = (kind: string) => kind === 'message';

export function outboxRoutes({ configured, ...parts }: Parts): HandlersOf<'listOutbox' | 'readOutboxMail'> {
  const { database } = parts;
  return {
    async listOutbox() {
      const mails = configured ? [] : await listOutbox(database);
      return {
        configurata: configured,
        data: mails.map(({ id_mail, to_address, created_at, kind, subject }) => ({
          id_mail,
          a: to_address,
          quando: created_at,
          tipo: kind,
          oggetto: isReserved(kind) ? null : subject,
          riservata: isReserved(kind),
        })),
      };
    },

    readOutboxMail: ({ session, body: { data } }) =>
      administer(parts, session, async (transaction) => {
        const mails = configured ? [] : await listOutbox(transaction);
        const mail = mails.find(({ id_mail }) => id_mail === data);
        if (mail === undefined || isReserved(mail.kind) || mail.subject === null || mail.text === null)
          throw notFound();
        return {
          answer: { oggetto: mail.subject, testo: mail.text },
          told: { azione: 'posta', id_oggetto: data, dopo: mail.kind },
        };
      }),
  };
}

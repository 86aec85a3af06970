import { sendsMail } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { isPrivate } from '../../mail/held-texts.ts';
import { listOutbox } from '../../mail/mail.repository.ts';

export function outboxRoutes({ config, database }: AppContext): HandlersFor<'listOutbox'> {
  const configured = sendsMail(config);
  return {
    async listOutbox() {
      const mails = configured ? [] : await listOutbox(database);
      return {
        configurata: configured,
        data: mails.map(({ id_mail, to_address, created_at, kind, subject, text }) => ({
          id_mail,
          a: to_address,
          quando: created_at,
          tipo: kind,
          oggetto: isPrivate(kind) ? null : subject,
          stato: text === null ? ('scaduta' as const) : ('trattenuta' as const),
          riservata: isPrivate(kind),
        })),
      };
    },
  };
}

import { sendsMail } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { isPrivate } from '../../mail/held-texts.ts';
import { listOutbox, listUnsent, type Mail } from '../../mail/mail.repository.ts';

function toState({ state, text }: Mail): components['schemas']['OutboxMail']['stato'] {
  if (state === 'failed') return 'fallita';
  if (state === 'waiting') return 'ritardata';
  return text === null ? 'scaduta' : 'trattenuta';
}

export function outboxRoutes({ config, database }: AppContext): HandlersFor<'listOutbox'> {
  const configured = sendsMail(config);
  return {
    async listOutbox() {
      const mails = await (configured ? listUnsent(database) : listOutbox(database));
      return {
        configurata: configured,
        data: mails.map((mail) => ({
          id_mail: mail.id_mail,
          a: mail.to_address,
          quando: mail.created_at,
          tipo: mail.kind,
          oggetto: isPrivate(mail.kind) ? null : mail.subject,
          stato: toState(mail),
          riservata: isPrivate(mail.kind),
        })),
      };
    },
  };
}

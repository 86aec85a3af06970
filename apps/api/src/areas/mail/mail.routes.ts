import { sendsMail } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { queueMail } from '../../mail/mail.repository.ts';
import { invalid } from '../../problem.ts';
import { findSender } from './senders.ts';

const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();

export function mailRoutes({
  database,
  clock,
  config,
  onMail,
  accounts,
  centres,
  doctors,
}: AppContext): HandlersFor<'sendMail'> {
  async function listRecipients(patientId: number) {
    const [associations, all] = await Promise.all([doctors.associations(patientId), centres.list()]);
    return [
      ...associations
        .filter(({ care_provider }) => care_provider.attivo)
        .map(({ care_provider: { email = '', fullname } }) => ({ email, name: fullname })),
      ...all
        .filter(({ disattivato_at }) => disattivato_at === null)
        .map(({ email, centro_nome }) => ({ email: email ?? '', name: centro_nome })),
    ];
  }

  return {
    async sendMail({ session, body: { topic, text, to }, address }) {
      const found = (await listRecipients(requirePatientId(session))).find(({ email }) => isSameAddress(email, to));
      if (found === undefined) {
        throw invalid([{ path: '/to', code: 'recipient', message: 'is neither an associated doctor nor a centre' }]);
      }
      const sender = await findSender(database, session.id_utente);
      await accounts.countAttempt({ purpose: 'message', email: sender.email, address }, clock());
      await queueMail(
        database,
        {
          kind: 'message',
          to: found.email,
          language: 'it',
          about: session.id_utente,
          message: { subject: topic.trim(), text: text.trim() },
        },
        clock(),
      );
      onMail();
      return {
        to: found.email,
        recName: found.name,
        from: sender.email,
        name: sender.name,
        spedisce: sendsMail(config),
      };
    },
  };
}

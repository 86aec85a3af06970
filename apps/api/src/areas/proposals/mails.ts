import { timestamp } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { findMailLanguage } from '../../mail/mail-language.ts';
import type { MailRenderer } from '../../mail/mail-queue.ts';
import { proposalAnswered, proposalWaiting } from '../../mail/proposal-texts.ts';
import { findStatus } from './proposals.repository.ts';

/** Time in which a patient can undo an answer before the doctor is told. */
export const answeredMailDelayMs = 120_000;

export const proposalMails = (
  database: Database,
  publicUrl: string,
): Record<'proposal' | 'proposal-answered', MailRenderer> => ({
  proposal: async ({ about, to_address }) => {
    const proposal = about === null ? undefined : await findStatus(database, about);
    if (proposal?.stato !== 'inviata') return undefined;
    return proposalWaiting(await findMailLanguage(database, to_address), `${publicUrl}/webui/Registro/Proposte`);
  },

  'proposal-answered': async ({ about, created_at, to_address }) => {
    const decided = about === null ? undefined : (await findStatus(database, about))?.decisa_il;
    if (!decided) return undefined;
    // An answer that was taken back and given again has its own mail.
    if (timestamp(Date.parse(decided) + answeredMailDelayMs) !== created_at) return undefined;
    return proposalAnswered(await findMailLanguage(database, to_address), `${publicUrl}/webui/Assistiti`);
  },
});

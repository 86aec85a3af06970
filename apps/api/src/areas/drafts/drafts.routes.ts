import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { conflict, notFound } from '../../problem.ts';
import { deleteDraft, findDraft, listDrafts, saveDraft } from './drafts.repository.ts';

/** More forms than the application has; a draft may take 1 MB. */
const maxDrafts = 50;

export function draftsRoutes({
  database,
  clock,
  quota,
}: AppContext): HandlersFor<'listDrafts' | 'getDraft' | 'saveDraft' | 'deleteDraft'> {
  return {
    async listDrafts({ session }) {
      return listDrafts(database, session);
    },

    async getDraft({ session, path }) {
      const draft = await findDraft(database, session, path.modulo);
      if (draft === undefined) throw notFound();
      return { ...draft, contenuto: JSON.parse(draft.contenuto) };
    },

    async saveDraft({ session, path, body }) {
      const aggiornata_il = timestamp(clock());
      await quota.runWithin(session.id_paziente, async () => {
        const drafts = await listDrafts(database, session);
        if (drafts.length >= maxDrafts && !drafts.some(({ modulo }) => modulo === path.modulo)) {
          throw conflict('too-many-drafts', `There are already ${maxDrafts} drafts.`);
        }
        await saveDraft(database, session, path.modulo, JSON.stringify(body.contenuto), aggiornata_il);
      });
      return { modulo: path.modulo, aggiornata_il };
    },

    async deleteDraft({ session, path }) {
      await deleteDraft(database, session, path.modulo);
    },
  };
}

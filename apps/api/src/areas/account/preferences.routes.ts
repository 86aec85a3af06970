import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';

export function preferencesRoutes({ database }: AppContext): HandlersFor<'getPreferences' | 'savePreferences'> {
  return {
    async getPreferences({ session: { id_utente } }) {
      const kept = await database
        .selectFrom('preferenze')
        .select('liste_aperte')
        .where('id_utente', '=', id_utente)
        .executeTakeFirst();
      return { liste_aperte: kept === undefined ? [] : JSON.parse(kept.liste_aperte) };
    },

    async savePreferences({ session: { id_utente }, body }) {
      const liste_aperte = JSON.stringify(body.liste_aperte);
      await database
        .insertInto('preferenze')
        .values({ id_utente, liste_aperte })
        .onConflict((conflict) => conflict.column('id_utente').doUpdateSet({ liste_aperte }))
        .execute();
      return { liste_aperte: body.liste_aperte };
    },
  };
}

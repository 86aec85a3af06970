import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';

export function preferencesRoutes({ database }: AppContext): HandlersFor<'getPreferences' | 'savePreferences'> {
  async function read(id_utente: number) {
    const kept = await database
      .selectFrom('preferenze')
      .select(['liste_aperte', 'lingua'])
      .where('id_utente', '=', id_utente)
      .executeTakeFirst();
    if (kept === undefined) return { liste_aperte: [] };
    const { liste_aperte, lingua } = kept;
    return { liste_aperte: JSON.parse(liste_aperte), ...(lingua !== null && { lingua }) };
  }

  return {
    getPreferences: ({ session: { id_utente } }) => read(id_utente),

    async savePreferences({ session: { id_utente }, body }) {
      const { lingua } = body;
      const changed = { liste_aperte: JSON.stringify(body.liste_aperte), ...(lingua !== undefined && { lingua }) };
      await database
        .insertInto('preferenze')
        .values({ id_utente, lingua: null, ...changed })
        .onConflict((conflict) => conflict.column('id_utente').doUpdateSet(changed))
        .execute();
      return read(id_utente);
    },
  };
}

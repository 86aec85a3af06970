import type { AppContext } from '../../context.ts';
import type { Contacts } from '../../neighbours.ts';
import { emergencyContacts, otherContacts } from './contacts.kind.ts';

const stores = [emergencyContacts, otherContacts];

export const contactsService = ({ database }: Pick<AppContext, 'database'>): Contacts => ({
  list: async (patientId) => (await Promise.all(stores.map((store) => store.list(database, patientId)))).flat(),

  async deletedSince(patientId, since) {
    const deleted = await Promise.all(
      stores.map(async ({ kind, deletedSince }) => {
        const rows = await deletedSince(database, patientId, since);
        return rows.map((row) => ({ contatto: kind.show({ ...row, deleted_at: null }), at: row.deleted_at ?? since }));
      }),
    );
    return deleted.flat();
  },
});

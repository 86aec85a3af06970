import type { AppContext } from '../../context.ts';
import type { Contacts } from '../../neighbours.ts';
import { deletedContacts, emergency, listContacts, other } from './contacts.repository.ts';

const kinds = [emergency, other] as const;

export const contactsService = ({ database }: Pick<AppContext, 'database'>): Contacts => ({
  list: async (patientId) => (await Promise.all(kinds.map((kind) => listContacts(database, patientId, kind)))).flat(),
  deletedSince: (patientId, since) => deletedContacts(database, patientId, since),
});

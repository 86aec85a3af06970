import { allowOnly } from '../../contract/allow-list.ts';
import { type SharedArea, sharedList } from '../../records/shared-list.ts';
import { type Contact, emergency, type Kind, listContacts, other } from './contacts.repository.ts';

const serve = allowOnly<Contact>()({
  id_contatto: true,
  id_paziente: true,
  author_id: true,
  id_contatto_tipologia: true,
  tipologia_nome: true,
  contatto_nominativo: true,
  contatto_telefono: true,
  id_livello_confidenzialita: true,
  versione: true,
});

const sharedContacts = (type: Kind, area: SharedArea) =>
  sharedList({
    kind: {
      name: 'contact',
      shared: {
        areas: [area],
        entry: (contact: Contact) => ({
          id: contact.id_contatto,
          title: contact.contatto_nominativo,
          date: null,
          level: contact.id_livello_confidenzialita,
        }),
        serve,
      },
    },
    list: (database, patientId) => listContacts(database, patientId, type),
  });

export const sharedEmergencyContacts = sharedContacts(emergency, 'emergency-contacts');
export const sharedOtherContacts = sharedContacts(other, 'other-contacts');

import type { Selectable } from 'kysely';
import { allowOnly } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import {
  addedLater,
  type Columns,
  contractField,
  key,
  nullableTimestampColumn,
  ownLevel,
  patient,
  timestampColumn,
  user,
  value,
} from '../../records/columns.ts';
import { recordKind } from '../../records/kind.ts';
import type { SharedArea } from '../../records/shared-list.ts';
import { recordStore } from '../../records/store.ts';
import type { ContactsTable } from './contacts.table.ts';

export type Contact = components['schemas']['Contact'];
export type ContactRow = Selectable<ContactsTable>;

export const deletedType = -1;

const byName = new Intl.Collator('it', { sensitivity: 'base' });

const compareContacts = (one: ContactRow, other: ContactRow) =>
  byName.compare(one.contatto_nominativo, other.contatto_nominativo) || one.id_contatto - other.id_contatto;

function contacts(type: ContactRow['id_contatto_tipologia'], typeName: string, area: SharedArea) {
  const toContact = (row: ContactRow): Contact => ({
    id_contatto: row.id_contatto,
    id_paziente: row.id_paziente,
    author_id: row.author_id,
    id_contatto_tipologia: row.deleted_at === null ? type : deletedType,
    tipologia_nome: typeName,
    contatto_nominativo: row.contatto_nominativo,
    contatto_telefono: row.contatto_telefono,
    id_livello_confidenzialita: row.id_livello_confidenzialita,
    versione: row.updated_at,
  });
  return recordStore(
    recordKind({
      name: 'contact',
      title: 'The contact',
      table: 'contatti',
      among: { id_contatto_tipologia: type },
      id: 'id_contatto',
      trash: 'deleted_at',
      level: 'id_livello_confidenzialita',
      order: [['id_contatto', 'asc']],
      compare: compareContacts,
      show: toContact,
      shared: {
        areas: [area],
        entry: (contact) => ({
          id: contact.id_contatto,
          title: contact.contatto_nominativo,
          date: null,
          level: contact.id_livello_confidenzialita,
        }),
        serve: allowOnly<Contact>()({
          id_contatto: true,
          id_paziente: true,
          author_id: true,
          id_contatto_tipologia: true,
          tipologia_nome: true,
          contatto_nominativo: true,
          contatto_telefono: true,
          id_livello_confidenzialita: true,
          versione: true,
        }),
      },
      timeline: null,
      undated: {
        tipo: 'contact',
        title: ({ contatto_nominativo }) => contatto_nominativo,
        text: ({ contatto_telefono }) => contatto_telefono,
        inTrash: (row) => ({ contatto: toContact({ ...row, deleted_at: null }) }),
      },
    }),
  );
}

export const emergencyContacts = contacts(10, 'Contatto di emergenza', 'emergency-contacts');
export const otherContacts = contacts(0, 'Altro contatto', 'other-contacts');

export const contactTables = {
  contatti: {
    id_contatto: key,
    id_paziente: patient,
    author_id: user,
    id_contatto_tipologia: value({ enum: [10, 0] }),
    contatto_nominativo: value(contractField('EmergencyContactSave', 'contatto_nominativo')),
    contatto_telefono: value(contractField('EmergencyContactSave', 'contatto_telefono')),
    id_livello_confidenzialita: ownLevel,
    deleted_at: addedLater({
      ...nullableTimestampColumn,
      // Older archives marked deleted contacts with type -1 and kept the original type in another column.
      upgrade(row) {
        const { tipologia_originale: type, ...kept } = row;
        const { id_contatto_tipologia: current, updated_at } = row;
        if (type === undefined || (current !== -1 && current !== type)) return row;
        return { ...kept, id_contatto_tipologia: type, deleted_at: current === -1 ? updated_at : null };
      },
    }),
    created_at: timestampColumn,
    updated_at: timestampColumn,
  } satisfies Columns<'contatti'>,
};

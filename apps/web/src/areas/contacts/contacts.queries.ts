import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../shared/api/api.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { ifMatchHeader } from '../../shared/records/versions.ts';

export type Contact = Schema<'Contact'>;

export type ContactKind = 'emergency' | 'other';

export const contactLists = { emergency: 'contattiemergenza', other: 'contattialtro' } as const;

export const contactTypes = { emergency: 10, other: 0, deleted: -1 } as const;

export type ContactType = Contact['id_contatto_tipologia'];

export interface ContactSave {
  id_contatto: number;
  id_paziente: number;
  id_contatto_tipologia: ContactType;
  contatto_nominativo: string;
  contatto_telefono: string;
  id_livello_confidenzialita?: number;
}

export function contactsQuery(kind: ContactKind, userId: number) {
  const operation = kind === 'emergency' ? operations.listEmergencyContacts : operations.listOtherContacts;
  const params = { path: { id: userId } };
  return queryOptions({
    queryKey: [operation, params],
    queryFn: ({ signal }) => api.call(operation, params, { signal }),
  });
}

export function saveContact(kind: ContactKind, save: ContactSave, baseVersion?: string): Promise<Contact> {
  const params = { path: { id_record: save.id_contatto }, ...ifMatchHeader(baseVersion) };
  const { id_contatto_tipologia: type, ...rest } = save;
  const deleted = type === contactTypes.deleted;
  return kind === 'emergency'
    ? api.call(operations.saveEmergencyContact, {
        ...params,
        body: { ...rest, id_contatto_tipologia: deleted ? -1 : 10 },
      })
    : api.call(operations.saveOtherContact, { ...params, body: { ...rest, id_contatto_tipologia: deleted ? -1 : 0 } });
}

/** The patient's data have the contacts too, which the first steps on the start page read. */
export const refreshPatient = (userId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: patientQuery(userId).queryKey });

export function toContactSave(contact: Contact): ContactSave {
  const {
    author_id: _author,
    tipologia_nome: _name,
    versione: _version,
    id_livello_confidenzialita: _level,
    ...save
  } = contact;
  return save;
}

export function prefetchContacts(userId: number): void {
  for (const kind of ['emergency', 'other'] as const) void queryClient.prefetchQuery(contactsQuery(kind, userId));
}

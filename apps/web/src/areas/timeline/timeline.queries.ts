import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export type TimelineEntry = Schema<'TimelineEntry'>;
/** What a search finds: entries, and what has no day. */
export type FoundEntry = Schema<'FoundEntry'>;
export type TimelineKind = Schema<'TimelineKind'>;
export type TrashEntry = Schema<'TrashEntry'>;

/** As the filter offers them. */
export const kinds: readonly TimelineKind[] = [
  'visit',
  'exam',
  'diagnosis',
  'notebook',
  'reading',
  'file',
  'score',
  'therapy',
  'vaccination',
  'reaction',
  'anamnesis',
  'pregnancy',
];

/** Page by page, of one kind or of all. */
export function timelineQuery(userId: number, tipo: TimelineKind | undefined) {
  return infiniteQueryOptions({
    queryKey: ['listTimeline', userId, tipo],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        operations.listTimeline,
        { path: { id: userId }, query: { ...(tipo && { tipo }), ...(pageParam && { dopo: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ dopo }) => dopo,
    // Whatever was changed on another page shows here.
    staleTime: 0,
  });
}

export function searchQuery(search: string) {
  return { ...api.query(operations.searchRecord, { body: { search } }), staleTime: 0 };
}

export function trashQuery(userId: number) {
  return { ...api.query(operations.listTrash, { path: { id: userId } }), staleTime: 0 };
}

/** Takes a record back, each kind by its own operation. */
export async function restore({ tipo, id_record, contatto }: TrashEntry): Promise<unknown> {
  const path = { id_record };
  const body = { deleted_at: null };
  switch (tipo) {
    case 'notebook':
      return api.call(operations.saveNotebookStatus, { path, body });
    case 'exam':
      return api.call(operations.saveExam, { path, body });
    case 'diagnosis':
      return api.call(operations.saveDiagnosis, { path, body });
    case 'visit':
      return api.call(operations.saveVisit, { path, body });
    case 'reading':
      return api.call(operations.saveReading, { path, body });
    case 'link':
      return api.call(operations.savePersonalLink, { body: { linkid: id_record, deleted_at: null } });
    case 'therapy':
      return api.call(operations.saveTherapy, { body: { id_terapie: id_record, status: 'update', ...body } });
    case 'vaccination':
      return api.call(operations.saveVaccination, { path, body });
    case 'reaction':
      return api.call(operations.restoreReactionReport, { path, body });
    case 'pregnancy':
      return api.call(operations.updatePregnancy, { path: { id_gravidanza: id_record }, body });
    case 'file':
      return api.call(operations.saveFile, { path: { id_file: id_record }, body });
    case 'contact':
      return restoreContact(contatto);
  }
}

async function restoreContact(contact: Schema<'Contact'> | undefined): Promise<unknown> {
  if (contact === undefined) throw new Error('A deleted contact came without its fields.');
  const { id_contatto, contatto_nominativo, contatto_telefono, id_livello_confidenzialita } = contact;
  const path = { id_record: id_contatto };
  const fields = { contatto_nominativo, contatto_telefono, id_livello_confidenzialita };
  return contact.id_contatto_tipologia === 10
    ? api.call(operations.saveEmergencyContact, { path, body: { ...fields, id_contatto_tipologia: 10 } })
    : api.call(operations.saveOtherContact, { path, body: { ...fields, id_contatto_tipologia: 0 } });
}

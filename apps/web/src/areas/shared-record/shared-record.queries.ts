import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { api, queryClient } from '../../shared/api/api.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { patientsQuery } from '../../shared/patient/patients.queries.ts';
import type { SharedRecord } from '../../shared/record-summary/summary.ts';
import type { SearchSource } from '../../shared/search/search.queries.ts';

export const sharedRecordQuery = (patientId: number) =>
  api.query(operations.getSharedRecord, { path: { id_paziente: patientId }, query: { lingua: currentLanguage() } });

type Notice = NonNullable<SharedRecord['condivisione']>;
type ToldNews = Pick<Notice, 'ultima_lettura' | 'novita' | 'lettura_precedente' | 'novita_precedenti'>;

const getNotice = (patientId: number) => queryClient.getQueryData(sharedRecordQuery(patientId).queryKey)?.condivisione;

/** The page keeps what it shows, because another reading would add an entry to the patient's access log. */
function tellNews(patientId: number, news: ToldNews): Promise<void> {
  queryClient.setQueryData(sharedRecordQuery(patientId).queryKey, (record) => {
    if (!record?.condivisione) return undefined;
    const { lettura_precedente: _, novita_precedenti: __, ...notice } = record.condivisione;
    return { ...record, condivisione: { ...notice, ...news } };
  });
  return queryClient.invalidateQueries(patientsQuery());
}

export async function markNewsRead(patientId: number): Promise<void> {
  const before = getNotice(patientId);
  const { ultima_lettura } = await api.call(operations.markNewsRead, { path: { id_paziente: patientId } });
  const since = before?.ultima_lettura ?? null;
  await tellNews(patientId, {
    ...{ ultima_lettura, novita: [], lettura_precedente: since },
    ...(since !== null && { novita_precedenti: before?.novita ?? [] }),
  });
}

/** Takes back the last mark. */
export async function unmarkNewsRead(patientId: number): Promise<void> {
  const { novita = [], novita_precedenti = [] } = getNotice(patientId) ?? {};
  const answer = await api.call(operations.unmarkNewsRead, { path: { id_paziente: patientId } });
  await tellNews(patientId, { ...answer, novita: [...novita, ...novita_precedenti] });
}

/** Without an answer of the server the record counts as a part. */
export const isPart = ({ condivisione }: SharedRecord): boolean => condivisione?.parziale !== false;

/** Never refetched: drawings are immutable and the server logs each access. */
export const sharedDrawingsQuery = (id: number) => ({
  ...api.query(operations.getSharedDrawings, { path: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns a URL that is valid for one minute. */
export async function sharedAddress(id: number): Promise<string> {
  return (await api.call(operations.getSharedDownloadUrl, { path: { id } })).data;
}

/** Returns undefined when the record is not shared. Never cached, because the server logs each access. */
export async function findSharedRecord(patientId: number): Promise<SharedRecord | undefined> {
  return queryClient.fetchQuery({ ...sharedRecordQuery(patientId), staleTime: 0 }).catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 404) return undefined;
    throw error;
  });
}

export const searchSource = (patientId: number): SearchSource => ({
  id: String(patientId),
  run: (body, options) => api.call(operations.searchSharedRecord, { path: { id_paziente: patientId }, body }, options),
});

import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';
import { ifMatchHeader } from '../../shared/records/versions.ts';

export type Exam = Schema<'Exam'>;
export type ExamSave = Schema<'ExamSave'>;
export type ExamCategory = Schema<'ExamCategory'>;

export const categories = ['SS', 'SR', 'LA', 'PA'] as const satisfies readonly ExamCategory[];

/** Fixed past timestamp that marks a deletion; the server stores the real one. */
const deletionMark = '2012-12-20T00:00:00.000Z';
export const deletion = { indagine_stato: '3', deleted_at: deletionMark } as const satisfies ExamSave;

const all = '3';

/** Fetches all exams at once, because three lists show them and exams move between them. */
export function examsQuery(userId: number) {
  return api.query(operations.listExams, { path: { id_paziente: userId, stato: all } });
}

export function centresQuery(userId: number) {
  return api.query(operations.listExamCentres, { path: { id: userId } });
}

export function diagnosesQuery(userId: number) {
  return api.query(operations.listDiagnoses, { path: { id: userId } });
}

export async function saveExam(id: number, body: ExamSave, baseVersion?: string): Promise<Exam> {
  return api.call(operations.saveExam, { path: { id_record: id }, ...ifMatchHeader(baseVersion), body });
}

export function refreshExams(userId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: examsQuery(userId).queryKey });
}

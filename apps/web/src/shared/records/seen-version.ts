import { ProblemError } from '@libretto/api-client/problem';

/** The version that a form was begun from: a draft knows its own, for the record may have been changed since. */
export function begunFrom(record: { versione: string } | undefined, left: Record<string, unknown> | undefined) {
  if (record === undefined) return undefined;
  return typeof left?.versione === 'string' ? left.versione : record.versione;
}

/** With what a change is sent, so that it writes over nothing but the version that its author has seen. */
export function seenVersion(version: string | undefined) {
  return version === undefined ? {} : { header: { 'If-Match': `"${version}"` } };
}

/** Whether a change was refused because the record is not the version that its author has seen. */
export const isChanged = (error: unknown) => error instanceof ProblemError && error.code === 'changed';

/** Whether a change was refused because the record is deleted by now. */
export const isDeleted = (error: unknown) => error instanceof ProblemError && error.code === 'deleted';

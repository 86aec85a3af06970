import { ProblemError } from '@libretto/api-client/problem';

/** A draft stores its own version, since the record may have changed in the meantime. */
export function getBaseVersion(record: { versione: string } | undefined, left: Record<string, unknown> | undefined) {
  if (record === undefined) return undefined;
  return typeof left?.versione === 'string' ? left.versione : record.versione;
}

/** Returns the If-Match header, so that a change overwrites only the version its author has seen. */
export function ifMatchHeader(version: string | undefined) {
  return version === undefined ? {} : { header: { 'If-Match': `"${version}"` } };
}

export const isChanged = (error: unknown) => error instanceof ProblemError && error.code === 'changed';

export const isDeleted = (error: unknown) => error instanceof ProblemError && error.code === 'deleted';

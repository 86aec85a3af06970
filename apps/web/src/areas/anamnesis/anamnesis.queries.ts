import * as operations from '@libretto/api-client/operations';
import { api } from '../../shared/api/api.ts';
import { readText } from './anamnesis-calls.ts';
import type { TextPart } from './parts.ts';

export function textQuery(userId: number, part: TextPart) {
  return {
    queryKey: ['anamnesi', userId, part],
    queryFn: ({ signal }: { signal: AbortSignal }) => readText[part](userId, signal),
  };
}

export function physiologicalQuery(userId: number) {
  return api.query(operations.getPhysiologicalAnamnesis, { path: { id: userId } });
}

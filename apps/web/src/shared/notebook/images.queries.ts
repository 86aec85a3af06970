import * as operations from '@libretto/api-client/operations';
import { api } from '../api/api.ts';

/** Drawings are immutable. */
export function imagesQuery(id: number) {
  return { ...api.query(operations.getNotebookImages, { path: { id } }), staleTime: Number.POSITIVE_INFINITY };
}

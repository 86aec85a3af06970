import * as operations from '@libretto/api-client/operations';
import { useQueries } from '@tanstack/react-query';
import { api, queryClient } from '../api/api.ts';

export type Feature =
  | 'aggiungitaccuino'
  | 'modificataccuino'
  | 'aggiungiesame'
  | 'modificaesame'
  | 'spostaEsame'
  | 'aggiungifile'
  | 'modificafile'
  | 'aggiungidiagnosi'
  | 'modificadiagnosi'
  | 'spostaDiagnosi'
  | 'aggiungivisite'
  | 'modificavisite'
  | 'calcolatrice'
  | 'aggiungialtro'
  | 'modificaaltro'
  | 'aggiungifarmaci'
  | 'modificafarmaci'
  | 'spostaFarmaci'
  | 'aggiungivaccini'
  | 'modificavaccini'
  | 'admin';

const permissionQuery = (feature: string) => api.query(operations.hasPermission, { body: { data: feature } });

/** Features that the server has refused; one that is still being checked is not among them. */
export function useDenied(features: readonly Feature[]): ReadonlySet<Feature> {
  const answers = useQueries({ queries: features.map(permissionQuery) });
  return new Set(features.filter((_, index) => answers[index]?.data?.data === false));
}

/** Checks a permission, cached briefly. The server enforces it as well. */
export async function askPermission(feature: Feature): Promise<boolean> {
  const { data } = await queryClient.fetchQuery(permissionQuery(feature));
  return data;
}

/** Stores that the server has refused an operation, which saves the next check. */
export function cachePermissionDenied(feature: string): void {
  queryClient.setQueryData(permissionQuery(feature).queryKey, { data: false });
}

import * as operations from '@libretto/api-client/operations';
import { api, queryClient } from '../api/api.ts';

/** What a subscription may include, by the names that the server knows. */
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

/** Asks the server, unless it has said so a moment ago. It refuses the operation too. */
export async function askPermission(feature: Feature): Promise<boolean> {
  const { data } = await queryClient.fetchQuery(permissionQuery(feature));
  return data;
}

/** The server has refused the operation itself: whoever asks next need not ask it again. */
export function notePermissionRefused(feature: string): void {
  queryClient.setQueryData(permissionQuery(feature).queryKey, { data: false });
}

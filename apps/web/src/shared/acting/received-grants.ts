import * as operations from '@libretto/api-client/operations';
import { api, queryClient } from '../api/api.ts';
import type { ReceivedGrant } from './acting.ts';

/** The records that the user keeps for others, and the invitations to do so. */
export function receivedGrantsQuery() {
  return api.query(operations.listReceivedGrants);
}

export const findActive = (grants: readonly ReceivedGrant[], person: number): ReceivedGrant | undefined =>
  grants.find(({ id_paziente, stato }) => id_paziente === person && stato === 'attiva');

export async function loadActingGrant(person: number): Promise<ReceivedGrant | undefined> {
  const { data } = await queryClient.ensureQueryData(receivedGrantsQuery());
  return findActive(data, person);
}

export const refreshReceivedGrants = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: receivedGrantsQuery().queryKey });

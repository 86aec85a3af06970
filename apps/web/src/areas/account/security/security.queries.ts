import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../../shared/api/api.ts';

export type Passkey = Schema<'Passkey'>;
export type LinkedIdentity = Schema<'LinkedIdentity'>;

export function secondFactorQuery() {
  return api.query(operations.getSecondFactor);
}

export function refreshSecondFactor(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
}

import type { Operation, OperationId, Schema } from '@libretto/api-client/schema';
import { useSyncExternalStore } from 'react';

export type ReceivedGrant = Schema<'ReceivedGrant'>;

/** Smallest scope of a grant that allows an operation, in ascending order. See `x-acting` in the contract. */
const levels = ['read', 'daily', 'full', 'parent'] as const;
export type ActingLevel = (typeof levels)[number];

const reach: Readonly<Record<Schema<'GrantScope'>, number>> = { lettura: 0, quotidiano: 1, completo: 2, genitore: 3 };

let current: ReceivedGrant | undefined;
const listeners = new Set<() => void>();

/** The grant under which the user acts on another person's record; undefined in the own record. */
export const actingGrant = (): ReceivedGrant | undefined => current;

export function setActing(grant: ReceivedGrant | undefined): void {
  if (grant === current) return;
  current = grant;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useActing = (): ReceivedGrant | undefined => useSyncExternalStore(subscribe, actingGrant);

/** False if the user acts on another person's record under a smaller grant. */
export const grantIncludes = (level: ActingLevel): boolean =>
  current === undefined || levels.indexOf(level) <= reach[current.ambito];

/**
 * False if the server would refuse the operation under the grant. Operations on the user's own account are always
 * allowed. Buttons ask `useMayAct`.
 */
export function grantAllows(operation: Operation<OperationId>): boolean {
  const marks = operation.split(' ').slice(3);
  const level = levels.find((one) => marks.includes(one));
  return level === undefined || grantIncludes(level);
}

export const fullName = ({ nome, cognome }: Pick<ReceivedGrant, 'nome' | 'cognome'>): string =>
  [nome, cognome].filter(Boolean).join(' ');

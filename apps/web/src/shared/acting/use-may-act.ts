import type { Operation, OperationId } from '@libretto/api-client/schema';
import { useEyes } from '../eyes/eyes-context.ts';
import type { EyesId } from '../eyes/eyes-search.ts';
import { type ActingLevel, grantAllows, grantIncludes, useActing } from './acting.ts';

/** An operation, or the scope of a grant that actions of several operations need. */
export type Act = Operation<OperationId> | ActingLevel;

const isOperation = (act: Act): act is Operation<OperationId> => act.includes(' ');
const isReading = (act: Act) => act === 'read' || act.startsWith('get ');

/** With the eyes of a doctor or link nothing may be changed; a caregiver may do what the grant includes. */
export function mayActWith(eyes: EyesId | undefined, act: Act): boolean {
  if (eyes !== undefined && !isReading(act)) return false;
  return isOperation(act) ? grantAllows(act) : grantIncludes(act);
}

/** Returns a function that tells if the viewer may do something here. The server decides; this hides the buttons. */
export function useMayAct(): (act: Act) => boolean {
  useActing();
  const { id } = useEyes();
  return (act) => mayActWith(id, act);
}

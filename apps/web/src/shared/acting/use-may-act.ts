import type { Operation, OperationId } from '@libretto/api-client/schema';
import { useEyes } from '../eyes/eyes-context.ts';
import { type ActingLevel, grantAllows, grantIncludes, useActing } from './acting.ts';

/** An operation, or the scope of a grant that actions of several operations need. */
export type Act = Operation<OperationId> | ActingLevel;

const isOperation = (act: Act): act is Operation<OperationId> => act.includes(' ');
const isReading = (act: Act) => act === 'read' || act.startsWith('get ');

/**
 * Returns a function that tells if the viewer may do something here: a caregiver what the grant includes, and with the
 * eyes of a doctor or link nothing that changes the record. The server decides; this hides the buttons.
 */
export function useMayAct(): (act: Act) => boolean {
  useActing();
  const { id: eyes } = useEyes();
  return (act) => {
    if (eyes !== undefined && !isReading(act)) return false;
    return isOperation(act) ? grantAllows(act) : grantIncludes(act);
  };
}

import { ProblemError } from '@libretto/api-client/problem';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useMessages } from '@libretto/design-system/messages';
import { subscriptionGateMessages } from '@libretto/design-system/subscription-gate';
import { notePermissionRefused } from './permissions.ts';
import { useSubscribe } from './use-gate.ts';

/**
 * For what the server refuses because the subscription no longer includes it: says it as the gate does, with the way to
 * subscribe, and gives its words to stay beside the form. Undefined for any other error.
 */
export function useRefusal(): (error: unknown) => string | undefined {
  const words = useMessages(subscriptionGateMessages);
  const confirm = useConfirm();
  const subscribe = useSubscribe();

  async function offer() {
    if (await confirm({ message: words.refused, confirmLabel: words.subscribe, cancelLabel: words.cancel }))
      subscribe();
  }

  return (error) => {
    if (!(error instanceof ProblemError) || error.feature === undefined) return undefined;
    notePermissionRefused(error.feature);
    void offer();
    return words.refused;
  };
}

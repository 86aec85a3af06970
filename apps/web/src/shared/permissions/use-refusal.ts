import { ProblemError } from '@libretto/api-client/problem';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useMessages } from '@libretto/design-system/messages';
import { subscriptionGateMessages } from '@libretto/design-system/subscription-gate';
import { useTranslation } from 'react-i18next';
import { cachePermissionDenied } from './permissions.ts';
import { useSubscribe } from './use-gate.ts';

/** For refusals that a retry does not change: full storage or a feature to subscribe to. Otherwise undefined. */
export function useRefusalText(): (error: unknown) => string | undefined {
  const words = useMessages(subscriptionGateMessages);
  const { t } = useTranslation();
  const confirm = useConfirm();
  const subscribe = useSubscribe();

  async function offer() {
    if (await confirm({ message: words.refused, confirmLabel: words.subscribe, cancelLabel: words.cancel }))
      subscribe();
  }

  return (error) => {
    if (!(error instanceof ProblemError)) return undefined;
    if (error.code === 'quota-exceeded') return t('save.full');
    if (error.feature === undefined) return undefined;
    cachePermissionDenied(error.feature);
    void offer();
    return words.refused;
  };
}

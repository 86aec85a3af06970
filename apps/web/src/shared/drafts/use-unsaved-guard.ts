import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isLeaving } from '../session/session.ts';
import { isReloading } from './reload.ts';

interface UnsavedGuardOptions {
  /** The changes are stored as a draft, which the question mentions. */
  kept?: boolean;
}

/** Asks before leaving a page with unsaved changes, but not at the end of a session, when drafts are stored. */
export function useUnsavedGuard(unsaved: boolean, { kept = false }: UnsavedGuardOptions = {}): void {
  const { t } = useTranslation();
  const confirm = useConfirm();
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: () => !isLeaving() && !(kept && isReloading()),
    shouldBlockFn: async () => {
      if (isLeaving()) return false;
      const leave = await confirm({
        message: t('unsaved.title'),
        detail: t(kept ? 'unsaved.kept' : 'unsaved.text'),
        confirmLabel: t('unsaved.leave'),
        cancelLabel: t('unsaved.stay'),
        tone: kept ? 'neutral' : 'danger',
      });
      return !leave;
    },
  });
}

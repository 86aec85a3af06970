import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isLeaving } from '../session/session.ts';
import { isReloading } from './reload.ts';

interface UnsavedGuardOptions {
  /** The changes are stored as a draft, which the question mentions. */
  kept?: boolean;
}

/** Questions of the forms with unsaved changes; each resolves to true if the page may be left. */
const questions = new Set<() => Promise<boolean>>();

/** Asks as a navigation does, before the document is replaced. */
export async function mayLeavePage(): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false;
  return true;
}

/** Asks before leaving a page with unsaved changes, but not at the end of a session, when drafts are stored. */
export function useUnsavedGuard(unsaved: boolean, { kept = false }: UnsavedGuardOptions = {}): void {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      message: t('unsaved.title'),
      detail: t(kept ? 'unsaved.kept' : 'unsaved.text'),
      confirmLabel: t('unsaved.leave'),
      cancelLabel: t('unsaved.stay'),
      tone: kept ? 'neutral' : 'danger',
    });
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: () => !isLeaving() && !(kept && isReloading()),
    shouldBlockFn: async () => !isLeaving() && !(await ask()),
  });
  const askLatest = useEffectEvent(ask);
  useEffect(() => {
    if (!unsaved) return;
    const question = () => askLatest();
    questions.add(question);
    return () => {
      questions.delete(question);
    };
  }, [unsaved]);
}

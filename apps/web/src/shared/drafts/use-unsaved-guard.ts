import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isLeaving } from '../session/session.ts';
import { isReloading } from './reload.ts';

interface UnsavedGuardOptions {
  /** The changes are stored as a draft, which the question mentions. */
  kept?: boolean;
  /** What the question says when the changes outlive the page, but not the document. */
  remembered?: string;
}

/** Questions of the forms with unsaved changes; each resolves to true if the page may be left. */
const questions = new Set<(stored: boolean) => Promise<boolean>>();

/** Asks as a navigation does, before the document is replaced. `stored`: all drafts are on the server. */
export async function mayLeavePage(stored: boolean): Promise<boolean> {
  for (const ask of questions) if (!(await ask(stored))) return false;
  return true;
}

/** Asks before leaving a page with unsaved changes, but not at the end of a session, when drafts are stored. */
export function useUnsavedGuard(unsaved: boolean, { kept = false, remembered }: UnsavedGuardOptions = {}): void {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const ask = (stored: boolean, detail = t('unsaved.text')) => {
    const safe = kept && stored;
    return confirm({
      message: t('unsaved.title'),
      detail: safe ? t('unsaved.kept') : detail,
      confirmLabel: t('unsaved.leave'),
      cancelLabel: t('unsaved.stay'),
      tone: safe ? 'neutral' : 'discard',
    });
  };
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: () => !isLeaving() && !(kept && isReloading()),
    shouldBlockFn: async () => !isLeaving() && !(await ask(true, remembered)),
  });
  const askLatest = useEffectEvent(ask);
  useEffect(() => {
    if (!unsaved) return;
    const question = (stored: boolean) => askLatest(stored);
    questions.add(question);
    return () => {
      questions.delete(question);
    };
  }, [unsaved]);
}

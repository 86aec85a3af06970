import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../permissions/use-refusal.ts';

export interface Saving {
  saving: boolean;
  /** What to tell when the last attempt failed. */
  failure: string | undefined;
  /** Asks, saves and says so. False when it was not saved: what was typed stays where it is. */
  save: (work: () => Promise<unknown>, options?: SaveOptions) => Promise<boolean>;
}

export interface SaveOptions {
  /** The question, for records that have one of their own. */
  question?: string | undefined;
  /** Added to the question. */
  detail?: ReactNode;
  /** What is said when it is saved, for records that have words of their own; null when what follows says it. */
  done?: string | null | undefined;
  /** What is said when it is not. */
  failed?: ((error: unknown) => string | undefined) | undefined;
  /** True when the failure has been told in another way, for instance beside the fields that were refused. */
  onFailure?: (error: unknown) => boolean;
}

/** Every saving of a record: the question before it, the words after it. */
export function useSave(): Saving {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const toasts = useToast();
  const refusal = useRefusal();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);

  async function save(
    work: () => Promise<unknown>,
    { question, detail, done, failed, onFailure }: SaveOptions = {},
  ): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setFailure(undefined);
    try {
      if (!(await confirm({ message: question ?? t('save.question'), detail }))) return false;
      setSaving(true);
      await work();
      if (done !== null) toasts.show({ message: done ?? t('save.done'), tone: 'success' });
      return true;
    } catch (error) {
      console.warn('A record could not be saved', error);
      if (!onFailure?.(error)) setFailure(refusal(error) ?? failed?.(error) ?? t('save.failed'));
      return false;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }

  return { saving, failure, save };
}

import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../permissions/use-refusal.ts';

export interface Saving {
  saving: boolean;
  failure: string | undefined;
  /** Asks for confirmation, saves and reports the outcome. Resolves to false if nothing was saved. */
  save: (work: () => Promise<unknown>, options?: SaveOptions) => Promise<boolean>;
}

export interface SaveOptions {
  /** Null when the button alone says enough. */
  question?: string | null | undefined;
  detail?: ReactNode;
  done?: string | null | undefined;
  failed?: ((error: unknown) => string | undefined) | undefined;
  onFailure?: (error: unknown) => boolean;
}

export function useSave(): Saving {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const toasts = useToast();
  const refusal = useRefusalText();
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
      if (question !== null && !(await confirm({ message: question ?? t('save.question'), detail }))) return false;
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

import { useState } from 'react';

export interface SavingOptions {
  /** Asked before saving, for instance 'Sei sicuro di salvare i dati?'. A no leaves the dialog as it is. */
  confirm?: (() => Promise<boolean>) | undefined;
  /** Called once: true when it was saved, false when the dialog was cancelled or closed. */
  onClose: (saved: boolean) => void;
  /** Puts a failure into words; without it, the dialog's own words with the message of the error. */
  describeError?: ((error: unknown) => string) | undefined;
}

/** Saving, and what can go wrong with it: a failure keeps the dialog open with everything that was chosen. */
export function useSaving({ confirm, onClose, describeError }: SavingOptions, failed: (reason: string) => string) {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(work: () => Promise<void>): Promise<void> {
    if (saving) return;
    setFailure(undefined);
    setSaving(true);
    try {
      if (confirm && !(await confirm())) return;
      await work();
      onClose(true);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setFailure(describeError ? describeError(error) : failed(reason));
    } finally {
      setSaving(false);
    }
  }

  /** What is on its way cannot be called back, so leaving waits for its answer. */
  function leave() {
    if (!saving) onClose(false);
  }

  return { saving, failure, save, leave };
}

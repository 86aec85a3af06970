import { useState } from 'react';

export interface SavingOptions {
  /** Called before saving, e.g. 'Sei sicuro di salvare i dati?'. False leaves the dialog unchanged. */
  confirm?: (() => Promise<boolean>) | undefined;
  /** Called once: true when saved, false when cancelled or closed. */
  onClose: (saved: boolean) => void;
  /** Text for an error of saving. A general text is shown without it. */
  describeError?: ((error: unknown) => string) | undefined;
}

export function useSaving({ confirm, onClose, describeError }: SavingOptions, failed: (reason: string) => string) {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(work: () => Promise<void>, ask = confirm): Promise<void> {
    if (saving) return;
    setFailure(undefined);
    setSaving(true);
    try {
      if (ask && !(await ask())) return;
      await work();
      onClose(true);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setFailure(describeError ? describeError(error) : failed(reason));
    } finally {
      setSaving(false);
    }
  }

  /** A running save cannot be cancelled, so leaving waits for it. */
  function leave() {
    if (!saving) onClose(false);
  }

  return { saving, failure, save, leave };
}

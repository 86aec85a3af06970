import { useBlocker } from '@tanstack/react-router';

/** “Back” leaves the dialog, not the page below it with its place and open rows. */
export function useCloseOnBack(onClose: () => void): void {
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn({ action }) {
      if (action !== 'BACK') return false;
      onClose();
      return true;
    },
  });
}

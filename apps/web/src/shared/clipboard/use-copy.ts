import { useToast } from '@libretto/design-system/toast';

/** Returns a function that copies a text and says whether that worked. */
export function useCopy() {
  const toasts = useToast();
  return async (text: string, copied: string, notCopied: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ message: copied, tone: 'success' });
    } catch (error) {
      console.warn('A text could not be copied', error);
      toasts.show({ message: notCopied, tone: 'danger' });
    }
  };
}

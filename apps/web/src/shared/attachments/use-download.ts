import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { saveAddress } from '../downloads/save-file.ts';

/** Returns a function that downloads a file and shows a notice on success or failure. */
export function useDownload(): (address: () => Promise<string>) => Promise<void> {
  const { t } = useTranslation('attachments');
  const toasts = useToast();
  return async (address) => {
    try {
      // The server sends the file name.
      saveAddress(await address(), '');
      toasts.show({ message: t('downloaded'), tone: 'success' });
    } catch (error) {
      console.warn('A file could not be downloaded', error);
      toasts.show({ message: t('downloadFailed'), tone: 'danger' });
    }
  };
}

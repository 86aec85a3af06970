import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { saveAddress } from '../downloads/save-file.ts';

export function useDownload(): (address: () => Promise<string>) => Promise<void> {
  const { t } = useTranslation('attachments');
  const toasts = useToast();
  return async (address) => {
    try {
      saveAddress(await address(), '');
      toasts.show({ message: t('downloaded'), tone: 'success' });
    } catch (error) {
      console.warn('A file could not be downloaded', error);
      toasts.show({ message: t('downloadFailed'), tone: 'danger' });
    }
  };
}

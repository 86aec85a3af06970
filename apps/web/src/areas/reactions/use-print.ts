import * as operations from '@libretto/api-client/operations';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.ts';
import { saveBlob } from '../../shared/downloads/save-file.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import type { ReactionReport } from '../../shared/reactions/reactions.queries.ts';

export function usePrint(): (report: ReactionReport) => Promise<void> {
  const { t } = useTranslation('reactions');
  const toasts = useToast();
  return async ({ id_reazione, date_reaction }) => {
    try {
      const asked = { path: { id: id_reazione }, query: { lingua: currentLanguage() } };
      const printed = await api.call(operations.printReactionReport, asked);
      saveBlob(printed, `${t('list.file')} ${date_reaction}.pdf`);
      toasts.show({ message: t('list.printed'), tone: 'success' });
    } catch (error) {
      console.warn('A report could not be printed', error);
      toasts.show({ message: t('list.printFailed'), tone: 'danger' });
    }
  };
}

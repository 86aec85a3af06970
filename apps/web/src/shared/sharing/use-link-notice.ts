import type { Schema } from '@libretto/api-client/schema';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api/api.ts';
import { refreshShares, revokeShare, type Share, sharesQuery } from './shares.queries.ts';

export interface ChangedRecord {
  tipo: Schema<'RecordKind'>;
  id: number;
}

/** Links keep showing the former state, so the user is told which ones do and offered to revoke them. */
export function useLinkNotice() {
  const { t } = useTranslation();
  const toasts = useToast();

  async function close(shares: readonly Share[]) {
    try {
      await Promise.all(shares.map(({ id_condivisione }) => revokeShare(id_condivisione)));
      toasts.show({ message: t('links.closed', { count: shares.length }), tone: 'success' });
    } catch (error) {
      console.warn('A link could not be revoked', error);
      toasts.show({ message: t('links.failed'), tone: 'danger' });
    }
    await refreshShares();
  }

  return async function notice(records: readonly ChangedRecord[]): Promise<void> {
    try {
      const { data } = await queryClient.fetchQuery(sharesQuery());
      const isChanged = (one: Schema<'ShareNotice'>) =>
        records.some(({ tipo, id }) => one.tipo === tipo && one.id_record === id);
      const shares = data.filter(({ avvisi }) => avvisi.some(isChanged));
      if (shares.length === 0) return;
      toasts.show({
        message: t('links.stillShown', { count: shares.length }),
        tone: 'warning',
        action: { label: t('links.close', { count: shares.length }), onAction: () => void close(shares) },
      });
    } catch (error) {
      // Not reported, because the page of links shows the same notices.
      console.warn('The links to a changed record could not be fetched', error);
    }
  };
}

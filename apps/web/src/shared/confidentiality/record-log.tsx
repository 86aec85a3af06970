import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { AccessLogPager } from '@libretto/design-system/access-log-pager';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActing } from '../acting/acting.ts';
import { api } from '../api/api.ts';
import { toLocalDateTime } from '../formats/local-date-time.ts';
import * as styles from './record-log.css.ts';

export interface AuditedRecord {
  tipo: Schema<'RecordKind'>;
  id: number;
}

export function RecordLog({ record }: { record: AuditedRecord }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.log} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.title}>{t('log.title')}</summary>
      {open && <Entries record={record} />}
    </details>
  );
}

function Entries({ record: { tipo, id } }: { record: AuditedRecord }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const acting = useActing();
  const { data, isError, refetch } = useQuery({
    ...api.query(operations.listAudit, { query: { tipo, id_record: id, page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  function nameOf({ nome, proprietario, ruolo }: Schema<'AuditEntry'>['chi']): string {
    if (proprietario) return acting ? nome : t('log.you');
    const name = nome || t('log.gone');
    return ruolo === 'genitore' || ruolo === 'assistente' ? t(`log.${ruolo}`, { name }) : name;
  }

  return (
    <AccessLogPager
      headingLevel={3}
      label={t('log.title')}
      columns={['when', 'who', 'what']}
      entries={data?.data.map(({ id_audit, quando, chi, azione }) => ({
        id: String(id_audit),
        when: toLocalDateTime(quando),
        who: nameOf(chi),
        what: t(`log.${azione}`),
      }))}
      total={data?.totale ?? 0}
      page={page}
      onPageChange={setPage}
      failed={isError}
      onRetry={() => void refetch()}
      empty={t('log.empty')}
    />
  );
}

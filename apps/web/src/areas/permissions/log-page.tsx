import { AccessLogPager } from '@libretto/design-system/access-log-pager';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { Page } from '../../shared/page/page.tsx';
import { BackToAdmin } from './back-to-admin.tsx';
import { logQuery } from './permissions.queries.ts';

const actionsWithOutcome = new Set(['posta', 'medico', 'centro']);

const columns = ['when', 'who', 'what'] as const;

export function LogPage() {
  const { t } = useTranslation('permissions');
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({ ...logQuery(page), placeholderData: keepPreviousData });
  const fields = (names: string) =>
    names
      .split(', ')
      .map((name) => t(`directory.columns.${name}` as 'directory.columns.email'))
      .join(', ');
  return (
    <Page title={t('log.title')} description={t('log.description')} back={<BackToAdmin />}>
      <AccessLogPager
        label={t('log.label')}
        entries={data?.data.map(({ id, quando, chi, azione, oggetto, prima, dopo }) => ({
          id: String(id),
          when: toLocalDateTime(quando),
          who: chi === null ? t('log.operator') : chi || undefined,
          what: [
            t(`log.actions.${azione}`, { name: oggetto || t('log.ended') }),
            azione !== 'posta' && prima ? t('log.before', { what: prima }) : '',
            azione === 'posta' && dopo ? `${t(`outbox.kinds.${dopo}` as 'outbox.kinds.message')}.` : '',
            dopo && (azione === 'medico' || azione === 'centro') ? t('log.fields', { what: fields(dopo) }) : '',
            dopo && !actionsWithOutcome.has(azione) ? t('log.after', { what: dopo }) : '',
          ]
            .filter(Boolean)
            .join(' '),
        }))}
        columns={columns}
        total={data?.totale ?? 0}
        page={page}
        onPageChange={setPage}
        failed={isError}
        onRetry={() => void refetch()}
        emptyTitle={t('log.none')}
        empty={t('log.empty')}
      />
    </Page>
  );
}

import { AccessLogPager } from '@libretto/design-system/access-log-pager';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { Page } from '../../shared/page/page.tsx';
import { BackToAdmin } from './back-to-admin.tsx';
import { logQuery } from './permissions.queries.ts';
import { useLogText } from './use-log-text.ts';

const columns = ['when', 'who', 'what'] as const;

export function LogPage() {
  const { t } = useTranslation('permissions');
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({ ...logQuery(page), placeholderData: keepPreviousData });
  const { who, what } = useLogText();
  return (
    <Page title={t('log.title')} back={<BackToAdmin />}>
      <AccessLogPager
        label={t('log.label')}
        entries={data?.data.map((entry) => ({
          id: String(entry.id),
          when: toLocalDateTime(entry.quando),
          who: who(entry),
          what: what(entry),
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

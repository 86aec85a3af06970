import type { Schema } from '@libretto/api-client/schema';
import { AccessLogPager } from '@libretto/design-system/access-log-pager';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { accessesQuery } from './access-log.queries.ts';

export function AccessLogPage() {
  const { t } = useTranslation('access-log');
  const { accountId: userId } = useSession();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({ ...accessesQuery(userId, page), placeholderData: keepPreviousData });
  useEffect(() => {
    if (error) console.warn('The access log could not be loaded', error);
  }, [error]);
  const toText = ({ evento, metodo, secondo_passo }: Schema<'Access'>) => {
    if (evento !== null) return t(`event.${evento}`);
    return metodo === null ? undefined : t(`how.${metodo}-${secondo_passo ?? 'alone'}`);
  };
  return (
    <Page
      width="list"
      title={t('title')}
      description={t('description')}
      back={<BackLink to="/account">{t('back')}</BackLink>}
    >
      <AccessLogPager
        label={t('label')}
        entries={data?.data.map((access) => ({
          id: String(access.id_audit),
          what: toText(access),
          when: toLocalDateTime(access.quando),
          device: access.dispositivo ?? undefined,
          address: access.audit_ip,
          current: access.corrente,
        }))}
        columns={['when', 'what', 'device', 'address']}
        total={data?.totale ?? 0}
        page={page}
        onPageChange={setPage}
        failed={error !== null}
        onRetry={() => void refetch()}
        empty={t('empty')}
      />
      <p>
        {t('unknown')} <Link to="/account/Password">{t('change')}</Link>
      </p>
    </Page>
  );
}

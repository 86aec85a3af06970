import { Badge } from '@libretto/design-system/badge';
import { Card, Facts } from '@libretto/design-system/card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readinessQuery } from './permissions.queries.ts';
import type { Overview } from './use-overview.ts';

/** Whether the server works, and how much it holds. */
export function ServerState({ overview: { sendsMail, needsLicences, counts } }: { overview: Overview }) {
  const { t } = useTranslation('permissions');
  const { data, isError } = useQuery({ ...readinessQuery(), staleTime: 0 });
  const state = isError ? 'down' : data ? 'up' : undefined;
  const mail = sendsMail === undefined ? undefined : sendsMail ? 'on' : 'off';
  const payments = needsLicences === undefined ? undefined : needsLicences ? 'on' : 'off';
  const unknown = '…';
  return (
    <Card title={t('server.title')}>
      <Facts
        items={[
          {
            term: t('server.storage'),
            value: state ? (
              <Badge tone={state === 'up' ? 'success' : 'danger'}>{t(`server.storages.${state}`)}</Badge>
            ) : (
              unknown
            ),
          },
          {
            term: t('server.mail'),
            value: mail ? (
              <Badge tone={mail === 'on' ? 'success' : 'warning'}>{t(`server.mails.${mail}`)}</Badge>
            ) : (
              unknown
            ),
          },
          {
            term: t('server.payments'),
            value: payments ? (
              <Badge tone={payments === 'on' ? 'success' : 'neutral'}>{t(`server.paymentStates.${payments}`)}</Badge>
            ) : (
              unknown
            ),
          },
          { term: t('users.title'), value: counts.users ?? unknown },
          { term: t('server.doctors'), value: counts.doctors ?? unknown },
          { term: t('server.centres'), value: counts.centres ?? unknown },
          { term: t('server.version'), value: data?.version ?? unknown },
        ]}
      />
    </Card>
  );
}

import { Badge } from '@libretto/design-system/badge';
import { Facts } from '@libretto/design-system/card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SideCard } from '../../shared/page/side-card.tsx';
import { readinessQuery } from './permissions.queries.ts';
import type { Overview } from './use-overview.ts';

interface ServerStateProps {
  overview: Overview;
  /** One line with the state, which opens the rest. */
  closed?: boolean;
}

/** Whether the server works, and how much it holds. */
export function ServerState({ overview: { sendsMail, needsLicences, counts }, closed = false }: ServerStateProps) {
  const { t } = useTranslation('permissions');
  const { data, isError } = useQuery({ ...readinessQuery(), staleTime: 0 });
  const state = isError ? 'down' : data ? 'up' : undefined;
  const mail = sendsMail === undefined ? undefined : sendsMail ? 'on' : 'off';
  const payments = needsLicences === undefined ? undefined : needsLicences ? 'on' : 'off';
  const unknown = '…';
  const storage = state ? (
    <Badge tone={state === 'up' ? 'success' : 'danger'}>{t(`server.storages.${state}`)}</Badge>
  ) : (
    unknown
  );
  return (
    <SideCard title={t('server.title')} closed={closed} state={storage}>
      <Facts
        items={[
          { term: t('server.storage'), value: storage },
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
    </SideCard>
  );
}

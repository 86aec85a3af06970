import { Badge } from '@libretto/design-system/badge';
import { Card, Facts } from '@libretto/design-system/card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ClosedPart } from '../../shared/page/closed-part.tsx';
import * as pageStyles from '../../shared/page/page.css.ts';
import * as styles from './permissions.css.ts';
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
    <Card
      {...(closed
        ? { 'aria-label': t('server.title'), className: pageStyles.closedCard }
        : { title: t('server.title') })}
    >
      <ClosedPart
        closed={closed}
        heading={
          closed && (
            <span className={styles.serverLine}>
              <h2 className={pageStyles.closedTitle}>{t('server.title')}</h2>
              {storage}
            </span>
          )
        }
      >
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
      </ClosedPart>
    </Card>
  );
}

import { Badge } from '@libretto/design-system/badge';
import { Banner } from '@libretto/design-system/banner';
import { EmptyState } from '@libretto/design-system/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Page } from '../../shared/page/page.tsx';
import { BackToAdmin } from './back-to-admin.tsx';
import * as styles from './permissions.css.ts';
import { type OutboxMail, outboxQuery } from './permissions.queries.ts';

/** Held because no mail server is configured. The texts are available to the operator's command only. */
export function OutboxPage() {
  const { t } = useTranslation('permissions');
  const { data } = useSuspenseQuery(outboxQuery());

  return (
    <Page title={t('outbox.title')} description={t('outbox.description')} back={<BackToAdmin />}>
      {data.configurata ? (
        <Banner tone="success" title={t('outbox.configured')}>
          {t('outbox.configuredText')}
        </Banner>
      ) : (
        <>
          <Banner tone="warning" title={t('outbox.missing')}>
            {t('outbox.missingText')}
          </Banner>
          {data.data.length === 0 ? (
            <EmptyState title={t('outbox.none')}>{t('outbox.noneText')}</EmptyState>
          ) : (
            <ul className={styles.cards} aria-label={t('outbox.list')}>
              {data.data.map((mail) => (
                <li key={mail.id_mail}>
                  <HeldMail mail={mail} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Page>
  );
}

function HeldMail({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('permissions');
  const formats = useFormats();
  const { a, oggetto, quando, riservata, stato, tipo } = mail;
  return (
    <article className={styles.grant}>
      <div>
        <p className={styles.name}>{oggetto ?? t(`outbox.kinds.${tipo}`)}</p>
        <p className={styles.text}>{t('outbox.to', { to: a })}</p>
        <p className={styles.text}>{formats.moment(quando)}</p>
        {riservata && <p className={styles.text}>{t('outbox.reserved')}</p>}
      </div>
      <Badge tone={stato === 'trattenuta' ? 'accent' : 'neutral'}>{t(`outbox.states.${stato}`)}</Badge>
    </article>
  );
}

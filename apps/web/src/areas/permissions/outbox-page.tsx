import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { useToast } from '@libretto/design-system/toast';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Page } from '../../shared/page/page.tsx';
import { BackToAdmin } from './back-to-admin.tsx';
import * as styles from './permissions.css.ts';
import { type OutboxMail, outboxQuery, readOutboxMail } from './permissions.queries.ts';

const letterDialog = async () => (await import('./letter-dialog.tsx')).LetterDialog;

/** Mails that nobody has sent, for want of a mail server. */
export function OutboxPage() {
  const { t } = useTranslation('permissions');
  const { data } = useSuspenseQuery(outboxQuery());
  const toasts = useToast();
  const letter = useLazyDialog(letterDialog);

  async function read({ id_mail, a }: OutboxMail) {
    try {
      const { oggetto, testo } = await readOutboxMail(id_mail);
      await letter.open({ to: a, subject: oggetto, text: testo });
    } catch (error) {
      console.warn('A mail could not be read', error);
      toasts.show({ message: t('outbox.gone'), tone: 'danger' });
    }
  }

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
            <ul className={styles.people} aria-label={t('outbox.list')}>
              {data.data.map((mail) => (
                <li key={mail.id_mail}>
                  <Waiting mail={mail} onRead={() => void read(mail)} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {letter.element}
    </Page>
  );
}

function Waiting({ mail, onRead }: { mail: OutboxMail; onRead: () => void }) {
  const { t } = useTranslation('permissions');
  const formats = useFormats();
  const { a, oggetto, quando, riservata, tipo } = mail;
  const reason = riservata ? t('outbox.reserved') : oggetto === null ? t('outbox.over') : undefined;
  return (
    <article className={styles.grant}>
      <div>
        <p className={styles.name}>{t(`outbox.kinds.${tipo}`)}</p>
        <p className={styles.text}>{t('outbox.to', { to: a })}</p>
        <p className={styles.text}>{formats.moment(quando)}</p>
      </div>
      <Button disabledReason={reason} onClick={onRead}>
        {t('outbox.read')} <VisuallyHidden>{a}</VisuallyHidden>
      </Button>
    </article>
  );
}

import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { useToast } from '@libretto/design-system/toast';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { BackToAdmin } from './back-to-admin.tsx';
import * as styles from './permissions.css.ts';
import { type PendingDoctor, pendingDoctorsQuery, verifyDoctor } from './permissions.queries.ts';

const rejectDialog = async () => (await import('./reject-dialog.tsx')).RejectDialog;

export function VerificationPage() {
  const { t } = useTranslation('permissions');
  const { data } = useSuspenseQuery(pendingDoctorsQuery());
  const rejecting = useLazyDialog(rejectDialog);
  return (
    <Page title={t('verification.title')} description={t('verification.description')} back={<BackToAdmin />}>
      {data.data.length === 0 ? (
        <EmptyState title={t('verification.none')}>{t('verification.noneText')}</EmptyState>
      ) : (
        <ul className={styles.cards} aria-label={t('verification.list')}>
          {data.data.map((doctor) => (
            <li key={doctor.id_cpp}>
              <Registration doctor={doctor} onReject={() => void rejecting.open({ doctor })} />
            </li>
          ))}
        </ul>
      )}
      {rejecting.element}
    </Page>
  );
}

function Registration({ doctor, onReject }: { doctor: PendingDoctor; onReject: () => void }) {
  const { t } = useTranslation('permissions');
  const toasts = useToast();
  const [busy, setBusy] = useState(false);
  const { fullname, cpp_localita_iscrizione, numero_iscrizione, specializzation, email, simili } = doctor;

  async function verify(mergeWith?: number) {
    setBusy(true);
    try {
      await verifyDoctor(doctor.id_cpp, mergeWith);
      toasts.show({ message: t('verification.verified', { name: fullname }), tone: 'success' });
    } catch (error) {
      console.warn('A registration was not verified', error);
      toasts.show({ message: t('failed'), tone: 'danger' });
      setBusy(false);
    }
  }

  return (
    <article className={styles.card} aria-label={fullname}>
      <div className={styles.identity}>
        <h2 className={styles.cardTitle}>{fullname}</h2>
        <p className={styles.text}>{email}</p>
      </div>
      <dl className={styles.details}>
        <div>
          <dt className={styles.text}>{t('verification.board')}</dt>
          <dd>{t('verification.entry', { board: cpp_localita_iscrizione, number: numero_iscrizione })}</dd>
        </div>
        <div>
          <dt className={styles.text}>{t('verification.specialty')}</dt>
          <dd>{specializzation}</dd>
        </div>
        {simili.length > 0 && (
          <div>
            <dt className={styles.text}>{t('verification.similar')}</dt>
            {simili.map((entry) => (
              <dd key={entry.id_cpp} className={styles.buttons}>
                <span>
                  {[entry.fullname, entry.specializzation, entry.cpp_localita_iscrizione].filter(Boolean).join(', ')}
                </span>
                <Button
                  disabledReason={busy ? t('verification.busy') : undefined}
                  onClick={() => void verify(entry.id_cpp)}
                >
                  {t('verification.merge')} <VisuallyHidden>{entry.fullname}</VisuallyHidden>
                </Button>
              </dd>
            ))}
          </div>
        )}
      </dl>
      <div className={styles.buttons}>
        <Button variant="primary" loading={busy} onClick={() => void verify()}>
          {t('verification.verify')} <VisuallyHidden>{fullname}</VisuallyHidden>
        </Button>
        <Button disabledReason={busy ? t('verification.busy') : undefined} onClick={onReject}>
          {t('verification.reject')} <VisuallyHidden>{fullname}</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
}

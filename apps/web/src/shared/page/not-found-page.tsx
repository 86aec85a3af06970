import { Button, buttonClass } from '@libretto/design-system/button';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as styles from './page.css.ts';
import { Page } from './page.tsx';

/** Deliberately identical for addresses that do not exist and records of others. */
export default function NotFoundPage() {
  const { t } = useTranslation();
  const router = useRouter();
  return (
    <Page title={t('notFound.title')} description={t('notFound.text')} width="list">
      <div className={styles.actions}>
        <Link to="/Registro" className={buttonClass({ variant: 'primary' })}>
          {t('notFound.home')}
        </Link>
        {window.history.length > 1 && <Button onClick={() => router.history.back()}>{t('notFound.back')}</Button>}
      </div>
    </Page>
  );
}

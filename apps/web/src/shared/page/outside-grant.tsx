import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { fullName, useActing } from '../acting/acting.ts';
import * as styles from './page.css.ts';
import { Page } from './page.tsx';

/** In place of a page that the grant does not include: why, and who can open it. */
export function OutsideGrant() {
  const { t } = useTranslation();
  const grant = useActing();
  if (!grant) return null;
  const name = fullName(grant);
  return (
    <Page
      title={t('acting.outside.title')}
      description={t('acting.outside.scope', { name, scope: t(`acting.outside.scopes.${grant.ambito}`) })}
      width="list"
    >
      <p>{t('acting.outside.parents', { name })}</p>
      <div className={styles.actions}>
        <Link to="/Registro/SchedaPaziente">{t('acting.outside.today')}</Link>
      </div>
    </Page>
  );
}

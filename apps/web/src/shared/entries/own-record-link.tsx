import { Link } from '@tanstack/react-router';
import { BookOpenText, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './own-record-link.css.ts';

/** For the first pages of doctors and administrators, who have a record of their own. */
export function OwnRecordLink() {
  const { t } = useTranslation();
  return (
    <p className={styles.line}>
      <Link to="/Registro/SchedaPaziente" className={styles.link}>
        <BookOpenText aria-hidden="true" size="1.25em" strokeWidth={1.75} />
        {t('ownRecord')}
        <ChevronRight aria-hidden="true" size="1.25em" className={styles.arrow} />
      </Link>
    </p>
  );
}

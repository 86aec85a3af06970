import { Link } from '@tanstack/react-router';
import { BookOpenText, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as rowStyles from '../page/rows.css.ts';
import * as styles from './own-record-link.css.ts';

/** For the first pages of doctors and administrators, who have a record of their own. */
export function OwnRecordLink() {
  const { t } = useTranslation();
  return (
    <p className={styles.line}>
      <Link to="/Registro/SchedaPaziente" className={rowStyles.rowLink}>
        <BookOpenText aria-hidden="true" size="1.25em" strokeWidth={1.75} />
        {t('ownRecord')}
        <ChevronRight aria-hidden="true" size="1.25em" className={rowStyles.chevron} />
      </Link>
    </p>
  );
}

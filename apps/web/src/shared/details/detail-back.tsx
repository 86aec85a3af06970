import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DetailedKind } from '../entries/detail-path.ts';
import * as styles from './details.css.ts';
import { useListLink } from './use-list-link.ts';

export function DetailBack({ kind }: { kind: DetailedKind }) {
  const { t } = useTranslation('record-kinds');
  const { to, onClick } = useListLink(kind);
  return (
    <Link to={to} activeOptions={{ exact: true }} className={styles.back} onClick={onClick}>
      {t(`many.${kind}`)}
    </Link>
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DetailedKind } from '../entries/detail-path.ts';
import { kindViews } from '../entries/kind-views.ts';
import * as styles from './details.css.ts';
import { useListLink } from './use-list-link.ts';

export function DetailBack({ kind }: { kind: DetailedKind }) {
  const { t, i18n } = useTranslation('record-kinds');
  const { t: tMenu } = useTranslation();
  const { to, onClick } = useListLink(kind);
  const key = `menu.${to.toLowerCase()}`;
  // Readings, reactions and pregnancies are lists on a page with another name.
  const isWholePage = kindViews[kind].records === undefined;
  const name = isWholePage && i18n.exists(key) ? tMenu(key as 'menu./registro/file') : t(`many.${kind}`);
  return (
    <Link to={to} activeOptions={{ exact: true }} className={styles.back} onClick={onClick}>
      {name}
    </Link>
  );
}

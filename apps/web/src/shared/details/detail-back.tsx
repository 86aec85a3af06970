import { Link } from '@tanstack/react-router';
import type { DetailedKind } from '../entries/detail-path.ts';
import * as styles from './details.css.ts';
import { useListLink } from './use-list-link.ts';

export function DetailBack({ kind, name }: { kind: DetailedKind; name: string }) {
  const { to, onClick } = useListLink(kind);
  return (
    <Link to={to} activeOptions={{ exact: true }} className={styles.back} onClick={onClick}>
      {name}
    </Link>
  );
}

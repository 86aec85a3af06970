import { media } from '@libretto/design-system/theme';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useMedia } from '../../shared/page/use-media.ts';
import * as styles from './today.css.ts';

interface AreaLinkProps {
  to: NonNullable<LinkProps['to']>;
  name: string;
}

/** Leads from a card to its area. The first screen of a phone has room for an arrow only, like the lines of lists. */
export function AreaLink({ to, name }: AreaLinkProps) {
  const isPhone = useMedia(media.phone);
  if (!isPhone) {
    return (
      <Link to={to} className={styles.cardLink}>
        {name}
      </Link>
    );
  }
  return (
    <Link to={to} className={styles.arrowLink} aria-label={name}>
      <ChevronRight aria-hidden="true" size="1.25em" />
    </Link>
  );
}

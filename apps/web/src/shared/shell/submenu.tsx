import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isAt } from '../menu/current.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import type { MenuEntry } from '../menu/places.ts';
import { useMenuLabel } from '../menu/use-menu.ts';
import * as styles from './submenu.css.ts';

/** A low window cuts the list, and again when what loads later takes room from it. */
function keepInView(link: HTMLAnchorElement) {
  const list = link.closest('nav');
  const observer = new ResizeObserver(() => link.scrollIntoView({ block: 'nearest' }));
  if (list) observer.observe(list);
  return () => observer.disconnect();
}

interface SubmenuProps {
  entries: readonly MenuEntry[];
  path: string;
}

export function Submenu({ entries, path }: SubmenuProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.submenu} aria-label={t('sectionMenu')} data-print="hidden">
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.url}>
            <SubmenuLink entry={entry} path={path} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SubmenuLink({ entry, path }: { entry: MenuEntry; path: string }) {
  const { t } = useTranslation();
  const label = useMenuLabel();
  const words = (
    <>
      <MenuIcon image={entry.image} />
      <span>
        {label(entry)}
        {!entry.active && <small className={styles.reason}>{t('notIncluded')}</small>}
      </span>
    </>
  );
  const isCurrent = isAt(entry.url, path);
  if (!entry.active) {
    return (
      <span className={styles.entry} aria-disabled="true">
        {words}
      </span>
    );
  }
  return (
    <Link
      ref={isCurrent ? keepInView : undefined}
      to={entry.url}
      className={styles.entry}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {words}
    </Link>
  );
}

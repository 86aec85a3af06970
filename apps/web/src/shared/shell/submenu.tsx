import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findCurrent } from '../menu/current.ts';
import { type MenuGroup, toGroups } from '../menu/menu-groups.ts';
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
  /** Below the link of its place, and as high as its entries. */
  within?: boolean;
}

/** More pages do not fit next to the places and the records of others in a window of 900 pixels. */
const maxUnfolded = 12;

export function Submenu({ entries, path, within = false }: SubmenuProps) {
  const { t } = useTranslation();
  const groups = toGroups(entries);
  const page = findCurrent(entries, path);
  const current = groups.find((group) => page && group.entries.includes(page)) ?? groups[0];
  const [choice, setChoice] = useState<{ path: string; pressed?: { open: MenuGroup['name'] } }>({ path });
  // Another page opens its own group.
  if (choice.path !== path) setChoice({ path });
  const open = choice.pressed ? choice.pressed.open : current?.name;
  const folds = entries.length > maxUnfolded && groups.length > 1;
  return (
    <nav className={within ? styles.within : styles.submenu} aria-label={t('sectionMenu')} data-print="hidden">
      {groups.map((group) => (
        <Group
          key={group.name ?? ''}
          group={group}
          page={page}
          open={!folds || group.name === open}
          onToggle={
            folds
              ? () => setChoice({ path, pressed: { open: group.name === open ? undefined : group.name } })
              : undefined
          }
        />
      ))}
    </nav>
  );
}

interface GroupProps {
  group: MenuGroup;
  /** Current page. */
  page: MenuEntry | undefined;
  open: boolean;
  onToggle: (() => void) | undefined;
}

function Group({ group: { name, entries }, page, open, onToggle }: GroupProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      {name &&
        (onToggle ? (
          <button
            type="button"
            id={id}
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={`${id}-pages`}
            onClick={onToggle}
          >
            {t(`menuGroups.${name}`)}
            <ChevronDown aria-hidden="true" size="1.25em" className={styles.chevron} />
          </button>
        ) : (
          <p id={id} className={styles.caption}>
            {t(`menuGroups.${name}`)}
          </p>
        ))}
      <ul id={`${id}-pages`} className={styles.list} aria-labelledby={name && id} hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.url}>
            <SubmenuLink entry={entry} isCurrent={entry === page} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SubmenuLink({ entry, isCurrent }: { entry: MenuEntry; isCurrent: boolean }) {
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
      // Otherwise visits were current together with the readings below their address.
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {words}
    </Link>
  );
}

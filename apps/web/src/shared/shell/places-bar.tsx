import * as operations from '@libretto/api-client/operations';
import { PersonMark } from '@libretto/design-system/person-mark';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { Link } from '@tanstack/react-router';
import { CircleUserRound, LogOut, MessageCircleQuestionMark, Plus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName, grantAllows, useActing } from '../acting/acting.ts';
import { toPersonColor } from '../acting/person-color.ts';
import { useMayAct } from '../acting/use-may-act.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { isWork, type MenuItem, type PlaceName } from '../menu/places.ts';
import { type ShownMenu, usePlaceLabel } from '../menu/use-menu.ts';
import { Later, later } from '../page/later.tsx';
import { endSession } from '../session/session.ts';
import { Brand } from './brand.tsx';
import * as styles from './places-bar.css.ts';
import { Submenu } from './submenu.tsx';
import { supportLink } from './support.ts';

const peopleInRail = later(async () => (await import('./later-parts.ts')).PeopleInRail);

const icon = { 'aria-hidden': true, size: '1.25em', strokeWidth: 1.75 } as const;

interface PlacesBarProps {
  menu: ShownMenu;
}

/** The five places: at the bottom of small screens, at the side of large ones with the pages of the current place. */
export const PlacesBar = memo(function PlacesBar({ menu }: PlacesBarProps) {
  const { t, i18n } = useTranslation();
  const { first, health, share } = menu.places;
  const grant = useActing();
  // Readings are the least that can be added.
  const mayAdd = grantAllows(operations.saveReading);
  const readOnly = !useMayAct()(operations.saveReading);
  // Pages of the work come before the own record.
  const isAtWork = first !== undefined && isWork(first) && menu.current === 'first' && menu.sections.length > 0;
  const patientId = /^\/assistiti\/(\d+)/i.exec(menu.path)?.[1];
  const mark = (name: PlaceName) => (menu.current === name ? 'true' : undefined);
  return (
    <div className={styles.rail} data-print="hidden">
      <nav className={styles.bar} data-person={grant?.colore} aria-label={t('mainMenu')}>
        <Link to={first?.url ?? '/Registro/SchedaPaziente'} className={styles.home}>
          <Brand />
        </Link>
        <ul className={styles.items}>
          <Place item={first} current={mark('first')}>
            {isAtWork && <Submenu within entries={menu.sections} path={menu.path} />}
          </Place>
          {first && isWork(first) && (
            <li className={styles.own}>
              <span>{t('ownRecord')}</span>
            </li>
          )}
          <Place item={health} current={mark('health')} />
          <li className={styles.place}>
            {mayAdd && (
              <Link
                to={'/Registro/Nuovo' as string}
                className={`${styles.item} ${styles.add}`}
                {...(patientId && { state: { fromPatient: Number(patientId) } })}
                aria-current={mark('add')}
                disabled={readOnly}
                title={readOnly ? t('readOnly') : undefined}
              >
                <Plus {...icon} />
                <span className={styles.label}>{t('places.add')}</span>
              </Link>
            )}
          </li>
          <Place item={share} current={mark('share')} />
          <li className={first && isWork(first) ? `${styles.place} ${styles.apart}` : styles.place}>
            <Link
              to="/account"
              className={styles.item}
              // Some pages below this address belong to another place.
              activeOptions={{ exact: true }}
              aria-current={mark('you')}
            >
              {grant ? (
                <span className={styles.person}>
                  <PersonMark name={fullName(grant)} color={toPersonColor(grant)} />
                </span>
              ) : (
                <CircleUserRound {...icon} />
              )}
              <span className={styles.label}>
                <span className={styles.short}>{t('places.you')}</span>
                <span className={styles.long}>{t('account')}</span>
                {grant && <VisuallyHidden>, {t('acting.you', { name: fullName(grant) })}</VisuallyHidden>}
              </span>
            </Link>
          </li>
        </ul>
      </nav>
      {menu.sections.length > 0 && !isAtWork && <Submenu entries={menu.sections} path={menu.path} />}
      <Later part={peopleInRail} props={{}} />
      <nav className={styles.end} aria-label={t('endMenu')}>
        <a className={styles.item} {...supportLink(i18n.language)}>
          <MessageCircleQuestionMark {...icon} />
          {t('support')}
        </a>
        <button type="button" className={styles.button} onClick={() => void endSession('logout')}>
          <LogOut {...icon} />
          {t('logout')}
        </button>
      </nav>
    </div>
  );
});

interface PlaceProps {
  item: MenuItem | undefined;
  current: 'true' | undefined;
  children?: ReactNode;
}

/** Empty until the item is loaded, so that the others never move. */
function Place({ item, current, children }: PlaceProps) {
  const label = usePlaceLabel();
  if (!item) return <li className={styles.place} />;
  return (
    <li className={styles.place}>
      <Link to={item.url} className={styles.item} aria-current={current}>
        <MenuIcon image={item.image} />
        <span className={styles.label}>{label(item)}</span>
      </Link>
      {children}
    </li>
  );
}

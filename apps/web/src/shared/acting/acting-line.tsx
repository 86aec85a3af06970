import { PersonMark } from '@libretto/design-system/person-mark';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAt } from '../menu/current.ts';
import { useHasWork } from '../menu/use-menu.ts';
import { isAccountPage } from './account-pages.ts';
import * as styles from './acting.css.ts';
import { fullName, type ReceivedGrant, useActing } from './acting.ts';
import { toPersonColor } from './person-color.ts';
import { receivedGrantsQuery } from './received-grants.ts';

function ActingLine({ grant }: { grant: ReceivedGrant }) {
  const { t } = useTranslation();
  const name = fullName(grant);
  const color = toPersonColor(grant);
  return (
    <div className={`${styles.line} ${styles.person[color]}`}>
      <span className={styles.bandMark}>
        <PersonMark name={name} color={color} />
      </span>
      {t('acting.dialog', { name })}
    </div>
  );
}

function OwnLine() {
  const { t } = useTranslation();
  return <div className={styles.ownLine}>{t('acting.ownDialog')}</div>;
}

/** For the top of every dialog: whose record it changes, if the user keeps or reads several. */
export function useDialogNotice(): ReactNode {
  const grant = useActing();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { data } = useQuery({ ...receivedGrantsQuery(), enabled: false });
  const hasWork = useHasWork();
  if (isAccountPage(path)) return undefined;
  if (grant) return <ActingLine grant={grant} />;
  const others = (hasWork && isAt('/Registro', path)) || data?.data.some(({ stato }) => stato === 'attiva');
  return others ? <OwnLine /> : undefined;
}

import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useActing } from '../../shared/acting/acting.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import * as styles from './caregivers.css.ts';
import { caregiversQuery, type Grant } from './caregivers.queries.ts';
import { ChildCard } from './child-card.tsx';
import { GrantCard } from './grant-card.tsx';

const inviteDialog = async () => (await import('./invite-dialog.tsx')).InviteDialog;

const open: readonly Grant['stato'][] = ['invitata', 'programmata', 'attiva'];

export function CaregiversPage() {
  const { t } = useTranslation('caregivers');
  const { data } = useSuspenseQuery(caregiversQuery());
  const acting = useActing();
  const inviting = useLazyDialog(inviteDialog);
  const isHeld = data.spedisce === false;
  const current = data.data.filter(({ stato }) => open.includes(stato));
  const past = data.data.filter(({ stato }) => !open.includes(stato));
  const add = (
    <Button
      variant="primary"
      iconStart={<UserPlus />}
      loading={inviting.loading}
      onClick={() => void inviting.open({ isHeld })}
    >
      {t('add')}
    </Button>
  );
  return (
    <Page
      title={t('title')}
      description={t('description')}
      back={<PlaceBack to="/Registro/Condividi" />}
      actions={current.length > 0 && add}
      width="list"
    >
      {current.length === 0 ? (
        <EmptyState title={t('none')} action={add}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {current.map((grant) => (
            <GrantCard key={grant.id_delega} grant={grant} isHeld={isHeld} />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary className={styles.pastTitle}>{t('past', { count: past.length })}</summary>
          <ul className={styles.list}>
            {past.map((grant) => (
              <GrantCard key={grant.id_delega} grant={grant} isHeld={isHeld} />
            ))}
          </ul>
        </details>
      )}
      {!acting && <ChildCard />}
      {inviting.element}
    </Page>
  );
}

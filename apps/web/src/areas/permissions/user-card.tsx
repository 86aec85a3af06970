import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { BadgeCheck, ShieldOff, UserRoundCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './permissions.css.ts';
import type { AdminUser } from './permissions.queries.ts';

export interface UserCardProps {
  user: AdminUser;
  onRoles: () => void;
  onLicences: () => void;
  onReset: () => void;
}

export function UserCard({ user, onRoles, onLicences, onReset }: UserCardProps) {
  const { t } = useTranslation('permissions');
  const formats = useFormats();
  const own = useSession().accountId === user.id_utente;
  const refusal = own ? 'own' : user.due_passaggi ? undefined : 'none';
  const name = [user.nome, user.cognome].filter(Boolean).join(' ') || user.email;
  const held = user.licenze.filter(({ stato }) => stato === 'attiva');
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.identity}>
        <h2 className={styles.cardTitle}>{name}</h2>
        <p className={styles.text}>{user.email}</p>
        <p className={styles.text}>{t('users.since', { date: formats.date(toLocalDateTime(user.created_at)) })}</p>
      </div>
      <dl className={styles.details}>
        <div>
          <dt className={styles.text}>{t('users.licences')}</dt>
          <dd className={styles.badges}>
            {held.length === 0 && t('users.noLicence')}
            {held.map(({ id, descrizione, valid_to }) => (
              <Badge key={id} tone="success">
                {valid_to === null
                  ? descrizione
                  : t('users.until', { name: descrizione, date: formats.date(toLocalDateTime(valid_to)) })}
              </Badge>
            ))}
          </dd>
        </div>
        <div>
          <dt className={styles.text}>{t('users.roles')}</dt>
          <dd className={styles.badges}>
            {user.ruoli.length === 0 && t('users.noRole')}
            {user.ruoli.map((role) => (
              <Badge key={role.id} tone="accent">
                {role.name}
              </Badge>
            ))}
          </dd>
        </div>
      </dl>
      <div className={styles.buttons}>
        <Button iconStart={<BadgeCheck />} onClick={onLicences}>
          {t('users.licences')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button iconStart={<UserRoundCog />} onClick={onRoles}>
          {t('users.roles')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button
          variant="ghost"
          iconStart={<ShieldOff />}
          disabledReason={refusal && t(`reset.${refusal}`)}
          onClick={onReset}
        >
          {t('reset.action')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
}

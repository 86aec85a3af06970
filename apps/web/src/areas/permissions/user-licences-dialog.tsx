import { Badge, type BadgeTone } from '@libretto/design-system/badge';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Facts } from '@libretto/design-system/card';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { Dialog } from '@libretto/design-system/dialog';
import { SelectField } from '@libretto/design-system/select-field';
import { useToast } from '@libretto/design-system/toast';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { UserRoundCog } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Breakable } from '../../shared/formats/breakable.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import * as styles from './permissions.css.ts';
import {
  type AdminUser,
  grantUserLicence,
  isHeld,
  isLastAdministrator,
  licencesQuery,
  revokeUserLicence,
  rolesQuery,
  type UserLicence,
} from './permissions.queries.ts';
import * as tableStyles from './table/admin-table.css.ts';
import { useRolesDialog } from './use-roles-dialog.ts';
import { fullNameOf } from './use-user-columns.tsx';

export interface UserLicencesDialogProps {
  user: AdminUser;
  onClose: () => void;
}

const tones: Record<UserLicence['stato'], BadgeTone> = {
  attiva: 'success',
  futura: 'info',
  scaduta: 'neutral',
  revocata: 'warning',
};

export function UserLicencesDialog({ user: given, onClose }: UserLicencesDialogProps) {
  const { t } = useTranslation('permissions');
  const confirm = useConfirm();
  const toasts = useToast();
  const planName = usePlanName();
  const [user, setUser] = useState(given);
  const [wanted, setWanted] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const licences = useQuery(licencesQuery());
  const roles = useQuery(rolesQuery());
  const choosing = useRolesDialog(roles.data?.data ?? []);
  const offered = licences.data?.data.filter(({ enable }) => enable === 1) ?? [];
  const licence = offered.find(({ id }) => id === wanted);

  async function change(work: () => Promise<AdminUser>, done: string, undo?: (changed: AdminUser) => void) {
    setBusy(true);
    setFailure(undefined);
    try {
      const changed = await work();
      setUser(changed);
      toasts.show({ message: done, tone: 'success', ...(undo && { undo: () => undo(changed) }) });
    } catch (error) {
      console.warn('A licence could not be changed', error);
      setFailure(isLastAdministrator(error) ? t('lastAdministrator') : t(isHeld(error) ? 'grants.held' : 'failed'));
    } finally {
      setBusy(false);
    }
  }

  async function grant() {
    if (!licence || busy) return;
    const held = new Set(user.licenze.map(({ id }) => id));
    await change(
      () => grantUserLicence(user.id_utente, licence.id),
      t('grants.granted'),
      ({ licenze }) => {
        const given = licenze.find(({ id }) => !held.has(id));
        if (given) void change(() => revokeUserLicence(user.id_utente, given.id, true), t('grants.revoked'));
      },
    );
    setWanted(undefined);
  }

  const restore = ({ id }: UserLicence) =>
    change(() => revokeUserLicence(user.id_utente, id, false), t('grants.restored'));

  async function revoke(one: UserLicence) {
    // Others can be restored, a payment cannot be taken back from here.
    if (one.source === 'payment') {
      const sure = await confirm({
        message: t('grants.revokeQuestion', { name: planName(one.descrizione) }),
        detail: t('grants.paid'),
        confirmLabel: t('grants.revoke'),
        tone: 'danger',
      });
      if (!sure) return;
    }
    const work = () => revokeUserLicence(user.id_utente, one.id, true);
    await change(work, t('grants.revoked'), () => void restore(one));
  }

  return (
    <Dialog
      open
      title={t('grants.title', { name: fullNameOf(user) })}
      description={t('grants.text')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={styles.grants}>
        {failure && <Banner tone="danger" title={failure} announce />}
        {(licences.isError || roles.isError) && <Banner tone="danger" title={t('notLoaded')} announce />}
        <Account
          user={user}
          changeRoles={
            <Button
              size="sm"
              iconStart={<UserRoundCog />}
              loading={roles.isPending || choosing.loading}
              onClick={() => void choosing.choose(user, setUser)}
            >
              {t('users.changeRoles')}
            </Button>
          }
        />
        <section className={styles.section}>
          <h3 className={styles.sectionTitle}>{t('users.licences')}</h3>
          {user.licenze.length === 0 ? (
            <p>{t('users.noLicence')}</p>
          ) : (
            <ul className={styles.grantList} aria-label={t('users.licences')}>
              {user.licenze.map((one) => (
                <Grant key={one.id} licence={one} busy={busy} onRevoke={revoke} onRestore={restore} />
              ))}
            </ul>
          )}
        </section>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('grants.give')}</legend>
          <SelectField
            label={t('grants.which')}
            name="licence"
            value={wanted === undefined ? '' : String(wanted)}
            options={offered.map(({ id, descrizione }) => ({ value: String(id), label: planName(descrizione) }))}
            onChange={(value) => setWanted(offered.find(({ id }) => String(id) === value)?.id)}
          />
          <Button
            variant="primary"
            loading={busy}
            disabledReason={licence ? undefined : t('grants.choose')}
            onClick={() => void grant()}
          >
            {t('grants.grant')}
          </Button>
        </fieldset>
      </div>
      {choosing.element}
    </Dialog>
  );
}

/** Sign-ins are kept for two years. */
const signInsKeptMs = 2 * 365 * 86_400_000;

const isNewerThanSignIns = ({ created_at }: AdminUser) => Date.now() - Date.parse(created_at) < signInsKeptMs;

function Account({ user, changeRoles }: { user: AdminUser; changeRoles: ReactNode }) {
  const { t } = useTranslation('permissions');
  const formats = useFormats();
  const planName = usePlanName();
  const { email, ruoli, medico, created_at, ultimo_accesso, due_passaggi } = user;
  const never = t(isNewerThanSignIns(user) ? 'users.neverSignedIn' : 'users.noRecentSignIn');
  const roles = [...(medico ? [t(`users.doctor.${medico}`)] : []), ...ruoli.map(({ name }) => planName(name))];
  return (
    <Facts
      items={[
        // Names are not unique.
        { term: t('users.email'), value: <Breakable text={email} /> },
        {
          term: t('users.roles'),
          value: (
            <span className={tableStyles.command}>
              {roles.join(', ') || t('users.noRoleText')} {changeRoles}
            </span>
          ),
        },
        { term: t('users.since'), value: formats.moment(created_at) },
        { term: t('users.lastSignIn'), value: ultimo_accesso === null ? never : formats.moment(ultimo_accesso) },
        { term: t('users.signIn'), value: t(due_passaggi ? 'users.twoSteps' : 'users.passwordOnly') },
      ]}
    />
  );
}

interface GrantProps {
  licence: UserLicence;
  busy: boolean;
  onRevoke: (licence: UserLicence) => Promise<void>;
  onRestore: (licence: UserLicence) => Promise<void>;
}

function Grant({ licence, busy, onRevoke, onRestore }: GrantProps) {
  const { t } = useTranslation('permissions');
  const formats = useFormats();
  const { valid_from, valid_to, stato, source } = licence;
  const name = usePlanName()(licence.descrizione);
  const from = formats.moment(valid_from);
  const period =
    valid_to === null ? t('grants.from', { from }) : t('grants.fromTo', { from, to: formats.moment(valid_to) });
  const act = stato === 'revocata' ? onRestore : onRevoke;
  return (
    <li className={styles.grant}>
      <div>
        <p className={styles.name}>
          {name} <Badge tone={tones[stato]}>{t(`grants.states.${stato}`)}</Badge>
        </p>
        <p className={styles.text}>{period}</p>
        <p className={styles.text}>{t(`grants.sources.${source}`)}</p>
      </div>
      {stato !== 'scaduta' && (
        <Button loading={busy} onClick={() => void act(licence)}>
          {t(stato === 'revocata' ? 'grants.restore' : 'grants.revoke')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

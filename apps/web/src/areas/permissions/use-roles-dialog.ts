import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import { type AdminUser, type ListedRole, saveUserRoles } from './permissions.queries.ts';
import { fullNameOf } from './use-user-columns.tsx';

const choiceDialog = async () => (await import('./choice-dialog.tsx')).ChoiceDialog;

/** The dialog with the roles of a user, which calls `onSaved` with the changed user. */
export function useRolesDialog(roles: readonly ListedRole[]) {
  const { t } = useTranslation('permissions');
  const planName = usePlanName();
  const { open, loading, element } = useLazyDialog(choiceDialog);
  const choose = (user: AdminUser, onSaved?: (user: AdminUser) => void) =>
    open({
      title: t('users.rolesOf', { name: fullNameOf(user) }),
      description: `${user.email}. ${t('users.rolesText')}`,
      options: roles.map(({ id, name, numero_permessi }) => ({
        id,
        name: planName(name),
        description: t('roles.holds', { count: numero_permessi }),
      })),
      chosen: user.ruoli.map(({ id }) => id),
      save: async (ids) => {
        const changed = await saveUserRoles(user.id_utente, ids);
        onSaved?.(changed);
      },
    });
  return { choose, loading, element };
}

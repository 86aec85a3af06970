import { ProblemError } from '@libretto/api-client/problem';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { saveAccess } from '../../shared/access/access.queries.ts';
import {
  type Association,
  type CareProvider,
  reloadDoctors,
  revokeInvitation,
  saveDoctor,
  sendInvitation,
} from './doctors.queries.ts';
import { useInvitationWay } from './use-invitation-way.ts';

export interface DoctorChanges {
  /** Returns the association; undefined if the doctor was not added. */
  add: (doctor: CareProvider) => Promise<Association | undefined>;
  /** Returns whether the doctor was removed. */
  remove: (association: Association) => Promise<boolean>;
  invite: (association: Association) => Promise<void>;
  revoke: (association: Association) => Promise<void>;
}

export function useDoctorChanges(userId: number): DoctorChanges {
  const { t } = useTranslation('doctors');
  const { t: tShell } = useTranslation();
  const confirm = useConfirm();
  const toasts = useToast();
  const way = useInvitationWay(userId);

  async function attempt<Result>(work: () => Promise<Result>, done: string, undo?: () => void) {
    let result: Result | undefined;
    try {
      result = await work();
      toasts.show({ message: done, tone: 'success', ...(undo && { undo }) });
    } catch (error) {
      console.warn('A doctor could not be added or removed', error);
      const isRateLimited = error instanceof ProblemError && error.status === 429;
      toasts.show({ message: isRateLimited ? t('invite.slow') : tShell('save.failed'), tone: 'danger' });
    }
    await reloadDoctors(userId);
    return result;
  }

  async function restore({ id_cpp, care_provider, assegnazione_confidenzialita, visibility, tags }: Association) {
    await attempt(async () => {
      await saveDoctor('add', care_provider);
      await saveAccess(id_cpp, { assegnazione_confidenzialita, visibility, tags });
    }, t('restored'));
  }

  return {
    async add(doctor) {
      const detail = t('addDetail', { name: doctor.fullname });
      if (!(await confirm({ message: t('saveQuestion'), detail, confirmLabel: t('add') }))) return undefined;
      return (await attempt(() => saveDoctor('add', doctor), t('added')))?.data;
    },

    invite: async ({ id_cpp }) => void (await attempt(() => sendInvitation(id_cpp), t(`invite.${way}.sent`))),
    revoke: async ({ id_cpp }) => void (await attempt(() => revokeInvitation(id_cpp), t('invite.revoked'))),

    async remove(association) {
      const detail = t('removeDetail', { name: association.care_provider.fullname });
      const isConfirmed = await confirm({
        message: t('removeQuestion'),
        detail,
        confirmLabel: t('remove'),
        tone: 'danger',
      });
      if (!isConfirmed) return false;
      const removed = await attempt(
        () => saveDoctor('delete', association.care_provider),
        t('removed'),
        () => void restore(association),
      );
      return removed !== undefined;
    },
  };
}

import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../api/api.ts';
import { useSession } from '../session/use-session.ts';

export interface SpecialtiesRecord {
  tipo: Schema<'SpecialtyKind'>;
  id: number;
}

/** Saves the chosen specialties, null for the proposed ones, and offers to undo it. Rejects if it fails. */
export function useSaveSpecialties({ tipo, id }: SpecialtiesRecord) {
  const { t } = useTranslation('details');
  const { t: tShell } = useTranslation();
  const toasts = useToast();
  const { userId } = useSession();

  async function send(specialita: number[] | null) {
    const body = { tipo, id_record: id, specialita };
    const { precedenti } = await api.call(operations.saveSpecialties, { path: { id: userId }, body });
    // A file takes them from its exam, and each list shows them.
    await queryClient.invalidateQueries();
    return precedenti;
  }

  async function restore(before: number[] | null) {
    try {
      await send(before);
      toasts.show({ message: t('specialties.restored'), tone: 'success' });
    } catch (error) {
      console.warn('Specialties could not be restored', error);
      toasts.show({ message: tShell('save.failed'), tone: 'danger' });
    }
  }

  return async (specialita: number[] | null) => {
    const before = await send(specialita);
    toasts.show({ message: t('specialties.saved'), tone: 'success', undo: () => void restore(before) });
  };
}

import { CancelledError } from '@tanstack/react-query';
import { forecastQuery } from '../../shared/access/forecast.queries.ts';
import { queryClient } from '../../shared/api/api.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { loadMessages } from '../../shared/i18n/i18n.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { type Association, tagsQuery } from './doctors.queries.ts';

const accessDialog = async () => {
  const [{ AccessDialog }] = await Promise.all([
    import('./access-dialog.tsx'),
    queryClient.ensureQueryData(tagsQuery()),
    loadMessages('access'),
  ]);
  return AccessDialog;
};

/** Counted before the dialog opens, because its title says it. */
async function countNow(userId: number, association: Association) {
  const { id_cpp, assegnazione_confidenzialita: level, visibility, tags } = association;
  try {
    return await queryClient.fetchQuery(forecastQuery(userId, { level, visibility, tags, id_cpp }));
  } catch (error) {
    // It is cancelled when the session ends.
    if (!(error instanceof CancelledError)) console.warn('What a doctor sees could not be counted', error);
    return undefined;
  }
}

/** The dialog in which the patient decides what a doctor sees. */
export function useAccessDialog(patient: Patient) {
  const { open, element } = useLazyDialog(accessDialog);
  return {
    element,
    change: (association: Association) => open({ association, patient }),
    /** For a doctor who was just added. */
    ask: async (association: Association) =>
      open({ association, patient, added: { now: await countNow(patient.id_utente, association) } }),
  };
}

import type { ListAction } from '@libretto/design-system/collapsible-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { deleteReading, type Reading, readingsQuery, refreshCard, saveReading } from './readings.queries.ts';
import { useReadingEditor } from './use-reading-editor.ts';

export function useReadingActions(options?: { stay?: boolean }) {
  const { t } = useTranslation('readings');
  const { t: tRecords } = useTranslation('records');
  const row = useRowActions();
  const { userId } = useSession();
  const query = readingsQuery(userId);
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const formats = useFormats();
  const getName = (reading: Reading) => t('of', { date: formats.date(reading.data_rilevazione) });
  const remove = useDeletion<Reading>({
    kind: 'reading',
    queryKey: query.queryKey,
    getName,
    getId: ({ id_rilevazione }) => id_rilevazione,
    remove: ({ id_rilevazione }) => deleteReading(id_rilevazione),
    restore: ({ id_rilevazione }) => saveReading(id_rilevazione, { deleted_at: null }),
    words: { removed: t('removed'), restored: t('restored') },
    onChanged: () => refreshCard(userId),
  });
  const lock = useConfidentialityAction<Reading>({
    kind: 'reading',
    getName,
    getId: ({ id_rilevazione }) => id_rilevazione,
    patient,
    getLevel: ({ id_livello_confidenzialita }) => id_livello_confidenzialita,
    save: async ({ id_rilevazione }, id_livello_confidenzialita) => {
      await saveReading(id_rilevazione, { id_livello_confidenzialita });
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
    words: { question: tRecords('saveQuestion'), done: tRecords('lockDone') },
  });
  const editor = useReadingEditor(options);

  const actions: ListAction<Reading>[] = [
    row.edit((record) => editor.open({ record }), 'daily'),
    lock.action,
    row.remove(remove),
  ];

  return { getName, actions, editor, lockElement: lock.element };
}

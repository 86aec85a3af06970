import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useRecordEditor } from '../../shared/records/use-record-editor.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { describeValues } from './reading-facts.ts';
import { readingsQuery } from './readings.queries.ts';

const readDraft = async (content: DraftContent) => (await import('./reading-form.ts')).readingForm.readDraft(content);
const readingDialog = async () => (await import('./reading-dialog.tsx')).ReadingDialog;

export function useReadingEditor({ stay = false } = {}) {
  const { t } = useTranslation('readings');
  const { number } = useFormats();
  const { userId } = useSession();
  const { data: readings } = useSuspenseQuery(readingsQuery(userId));
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  return useRecordEditor({
    patient,
    modulo: 'rilevazioni.nuova',
    readDraft,
    dialog: readingDialog,
    resume: (draft) => ({ record: readings.find(({ id_rilevazione }) => id_rilevazione === draft.id_rilevazione) }),
    stay,
    offered: { title: t('draft.title'), getName: (draft) => describeValues(draft, number).join(', ') },
  });
}

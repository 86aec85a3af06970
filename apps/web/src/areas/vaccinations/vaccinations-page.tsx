import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useRecordEditor } from '../../shared/records/use-record-editor.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { UsefulLinks } from './useful-links.tsx';
import { VaccinationList } from './vaccination-list.tsx';
import { vaccinationsQuery } from './vaccinations.queries.ts';

const vaccinationDialog = async () => (await import('./vaccination-dialog.tsx')).VaccinationDialog;
const readDraft = async (content: DraftContent) =>
  (await import('./vaccination-form.ts')).vaccinationForm.readDraft(content);

export function VaccinationsPage() {
  const { t } = useTranslation('vaccinations');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: vaccinations } = useSuspenseQuery(vaccinationsQuery(userId));
  const gate = useGate();
  const editor = useRecordEditor({
    patient,
    modulo: 'vaccini.nuova',
    readDraft,
    dialog: vaccinationDialog,
    resume: (draft) => ({
      record: vaccinations.find(({ id_vaccinazione }) => id_vaccinazione === draft.id_vaccinazione),
    }),
    offered: {
      title: t('draft.title'),
      getName: ({ vaccino }) => vaccino?.descrizione_breve ?? t('draft.unnamed'),
    },
    gate: { control: gate, add: 'aggiungivaccini', edit: 'modificavaccini' },
  });
  const add = () => editor.open({ record: undefined });

  return (
    <Page title={t('title')}>
      {editor.offer}
      <VaccinationList
        {...{ patient, vaccinations }}
        onAdd={add}
        onEdit={(record) => editor.open({ record })}
        opening={editor.opening !== undefined}
      />
      <ScheduleCard userId={userId} onAdd={add} />
      <UsefulLinks />
      {editor.element}
      {gate.dialog}
    </Page>
  );
}

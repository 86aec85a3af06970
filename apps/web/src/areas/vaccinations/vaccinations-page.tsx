import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { DraftOffer } from '../../shared/drafts/draft-offer.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useResume } from '../../shared/drafts/use-resume.ts';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { UsefulLinks } from './useful-links.tsx';
import { VaccinationList } from './vaccination-list.tsx';
import { type Vaccination, vaccinationsQuery } from './vaccinations.queries.ts';

const vaccinationDialog = async () => (await import('./vaccination-dialog.tsx')).VaccinationDialog;
/** What reads a draft comes with the form's rules, and so only when there is one. */
const readDraft = async (content: DraftContent) =>
  (await import('./vaccination-form.ts')).vaccinationForm.readDraft(content);

export function VaccinationsPage() {
  const { t } = useTranslation('vaccinations');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: vaccinations } = useSuspenseQuery(vaccinationsQuery(userId));
  const gate = useGate();
  const editor = useLazyDialog(vaccinationDialog);

  const draft = useDraft('vaccini.nuova', readDraft);
  const resume = useResume(draft, (start) => {
    const vaccination = vaccinations.find(({ id_vaccinazione }) => id_vaccinazione === start.id_vaccinazione);
    void editor.open({ patient, vaccination, start, draft });
  });

  const add = () => gate.run('aggiungivaccini', () => void editor.open({ patient, vaccination: undefined, draft }));
  const edit = (vaccination: Vaccination) =>
    gate.run('modificavaccini', () => void editor.open({ patient, vaccination, draft }));

  return (
    <Page title={t('title')} description={t('description')}>
      <DraftOffer
        title={t('draft.title')}
        nameOf={({ vaccino }) => vaccino?.descrizione_breve ?? t('draft.unnamed')}
        draft={draft}
        onResume={resume}
      />
      <VaccinationList
        {...{ patient, vaccinations }}
        onAdd={add}
        onEdit={edit}
        opening={gate.checking || editor.loading}
      />
      <ScheduleCard userId={userId} onAdd={add} />
      <UsefulLinks />
      {editor.element}
      {gate.dialog}
    </Page>
  );
}

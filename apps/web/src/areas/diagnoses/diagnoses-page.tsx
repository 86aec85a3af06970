import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { DraftOffer } from '../../shared/drafts/draft-offer.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useResume } from '../../shared/drafts/use-resume.ts';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { diagnosesQuery, lists } from './diagnoses.queries.ts';
import { formOfDraft, readDiagnosisDraft } from './diagnosis-form.ts';
import { DiagnosisList, diagnosisDialog } from './diagnosis-list.tsx';

export function DiagnosesPage() {
  const { t } = useTranslation('diagnoses');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: diagnoses } = useSuspenseQuery(diagnosesQuery(userId));
  const draft = useDraft('diagnosi.nuova', readDiagnosisDraft);
  const editor = useLazyDialog(diagnosisDialog);
  const resume = useResume(draft, (left) => {
    const diagnosis = diagnoses.find(({ id_diagnosi }) => id_diagnosi === left.id_diagnosi);
    void editor.open({ patient, list: left.list, diagnosis, start: formOfDraft(left), draft });
  });
  return (
    <Page title={t('title')} description={t('description')}>
      <DraftOffer
        title={t('draft.title')}
        nameOf={({ diagnosi_patologia }) => diagnosi_patologia.trim() || t('draft.unnamed')}
        draft={draft}
        onResume={resume}
      />
      {lists.map((list) => (
        <DiagnosisList key={list} {...{ list, patient, diagnoses, draft }} />
      ))}
      {editor.element}
    </Page>
  );
}

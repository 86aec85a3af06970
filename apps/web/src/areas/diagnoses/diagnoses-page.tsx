import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { DraftOffer } from '../../shared/drafts/draft-offer.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useResume } from '../../shared/drafts/use-resume.ts';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { diagnosesQuery, lists } from './diagnoses.queries.ts';
import { DiagnosisList, diagnosisDialog } from './diagnosis-list.tsx';

/** What reads a draft comes with the form's rules, and so only when there is one. */
const readDraft = async (content: DraftContent) =>
  (await import('./diagnosis-form.ts')).diagnosisForm.readDraft(content);

export function DiagnosesPage() {
  const { t } = useTranslation('diagnoses');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: diagnoses } = useSuspenseQuery(diagnosesQuery(userId));
  const draft = useDraft('diagnosi.nuova', readDraft);
  const editor = useLazyDialog(diagnosisDialog);
  const resume = useResume(draft, (left) => {
    const diagnosis = diagnoses.find(({ id_diagnosi }) => id_diagnosi === left.id_diagnosi);
    void editor.open({ patient, list: left.list, diagnosis, start: left, draft });
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

import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { EmptyArea } from '../../shared/records/empty-area.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { diagnosesQuery, lists } from './diagnoses.queries.ts';
import { DiagnosisList } from './diagnosis-list.tsx';
import { useDiagnosisEditor } from './use-diagnosis-editor.ts';

export function DiagnosesPage() {
  const { t } = useTranslation('diagnoses');
  const locked = useLock('aggiungidiagnosi');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: diagnoses } = useSuspenseQuery(diagnosesQuery(userId));
  const { gate, editor } = useDiagnosisEditor(patient);
  return (
    <Page tab="care" title={t('title')}>
      {editor.offer}
      {diagnoses.length === 0 && (
        <EmptyArea
          part="belly"
          title={t('first.title')}
          text={t('first.text')}
          add={{
            label: t('lists.confirmed.add'),
            locked,
            onSelect: () => editor.open({ record: undefined, list: 'confirmed' }),
            loading: editor.opening !== undefined && !editor.opening.type,
          }}
          other={{
            label: t('adds.Allergia'),
            locked,
            onSelect: () => editor.open({ record: undefined, list: 'confirmed', type: 'Allergia' }),
            loading: editor.opening?.type !== undefined,
          }}
        />
      )}
      {lists.map((list) => (
        <DiagnosisList key={list} {...{ list, patient, diagnoses, editor, gate }} />
      ))}
      {editor.element}
      {gate.dialog}
    </Page>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEyes } from '../../shared/eyes/eyes-context.ts';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { EmptyArea } from '../../shared/records/empty-area.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { useVaccinationEditor } from './use-vaccination-editor.ts';
import { UsefulLinks } from './useful-links.tsx';
import { VaccinationList } from './vaccination-list.tsx';
import { vaccinationsQuery } from './vaccinations.queries.ts';

export function VaccinationsPage() {
  const { t } = useTranslation('vaccinations');
  const locked = useLock('aggiungivaccini');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: vaccinations } = useSuspenseQuery(vaccinationsQuery(userId));
  const { gate, editor } = useVaccinationEditor(patient);
  const { id: eyes } = useEyes();
  const add = () => editor.open({ record: undefined });

  return (
    <Page tab="prevention" title={t('title')}>
      {editor.offer}
      {vaccinations.length === 0 && (
        <EmptyArea
          part="shoulder"
          title={t('first.title')}
          text={t('first.text')}
          add={{ label: t('add'), locked, onSelect: add, loading: editor.opening !== undefined }}
        />
      )}
      <VaccinationList
        {...{ patient, vaccinations }}
        onAdd={add}
        onEdit={(record) => editor.open({ record })}
        opening={editor.opening !== undefined}
      />
      {/* Computed from the whole record, which a reader does not get. */}
      {eyes === undefined && <ScheduleCard userId={userId} onAdd={add} />}
      <UsefulLinks />
      {editor.element}
      {gate.dialog}
    </Page>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { UsefulLinks } from './useful-links.tsx';
import { VaccinationList } from './vaccination-list.tsx';
import { type Vaccination, vaccinationsQuery } from './vaccinations.queries.ts';

const vaccinationDialog = async () => (await import('./vaccination-dialog.tsx')).VaccinationDialog;

export function VaccinationsPage() {
  const { t } = useTranslation('vaccinations');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: vaccinations } = useSuspenseQuery(vaccinationsQuery(userId));
  const gate = useGate();
  const editor = useLazyDialog(vaccinationDialog);

  const add = () => gate.run('aggiungivaccini', () => void editor.open({ patient, vaccination: undefined }));
  const edit = (vaccination: Vaccination) =>
    gate.run('modificavaccini', () => void editor.open({ patient, vaccination }));

  return (
    <Page title={t('title')} description={t('description')}>
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

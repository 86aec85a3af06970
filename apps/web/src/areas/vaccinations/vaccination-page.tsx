import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../shared/details/detail-page.tsx';
import { MissingRecord } from '../../shared/details/missing-record.tsx';
import { useDetailRow } from '../../shared/details/use-detail-row.ts';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { scheduleQuery } from '../../shared/vaccines/schedule.queries.ts';
import { useDoseState } from '../../shared/vaccines/use-dose-state.ts';
import { useDoseDescription } from './schedule-list.tsx';
import { useVaccinationEditor } from './use-vaccination-editor.ts';
import { VaccinationRows } from './vaccination-rows.tsx';
import { type Schedule, type Vaccination, vaccinationsQuery } from './vaccinations.queries.ts';

export function VaccinationPage({ id }: { id: number }) {
  const { t } = useTranslation('vaccinations');
  const formats = useFormats();
  const term = useTerms();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: vaccinations } = useSuspenseQuery(vaccinationsQuery(userId));
  const { data: schedule } = useQuery(scheduleQuery(userId));
  const describe = useDoseDescription();
  const toState = useDoseState();
  const { gate, editor } = useVaccinationEditor(patient, { stay: true });
  const vaccination = useDetailRow('vaccination', vaccinations, ({ id_vaccinazione }) => id_vaccinazione === id);
  if (vaccination === undefined) return <MissingRecord kind="vaccination" deleted={undefined} />;
  const { vaccinidetails, vaccinazione_data, vaccinazione_richiamo, vaccinazione_reazioni, id_vaccino } = vaccination;
  const getName = (row: Vaccination) =>
    t('named', { vaccine: row.vaccinidetails.descrizione_breve, date: formats.date(row.vaccinazione_data) });
  const next = findNextDose(schedule, id);
  return (
    <VaccinationRows patient={patient} getName={getName} onEdit={(record) => editor.open({ record })}>
      {({ actions = [] }) => (
        <DetailPage
          kind="vaccination"
          id={id}
          row={vaccination}
          title={vaccinidetails.descrizione_breve}
          name={getName(vaccination)}
          state={[formats.date(vaccinazione_data), t('schedule.nth', { number: vaccinazione_richiamo })]}
          level={vaccination.id_livello_confidenzialita}
          values={[
            { term: t('fields.reactions'), value: term(vaccinazione_reazioni) },
            {
              term: t('detail.next'),
              value: next && (describe(next.dose) || toState(next.vaccine, next.dose, today())),
            },
            {
              term: t('detail.about'),
              value: (
                <Link to="/farmacoDetails/$id" params={{ id: id_vaccino }} search={{ tipo: 'vaccino' }}>
                  {t('detail.leaflet')}
                </Link>
              ),
            },
          ]}
          actions={actions.filter((action) => action.id !== 'info')}
          loading={editor.opening !== undefined}
          dialogs={
            <>
              {editor.element}
              {gate.dialog}
            </>
          }
        />
      )}
    </VaccinationRows>
  );
}

/** Returns the next dose that the calendar expects of the vaccine of a recorded dose. */
function findNextDose(schedule: Schedule | undefined, id: number) {
  const vaccine = schedule?.data.find(({ dosi }) => dosi.some(({ id_vaccinazione }) => id_vaccinazione === id));
  const dose = vaccine?.dosi.find(({ stato }) => stato === 'in_ritardo' || stato === 'dovuta' || stato === 'prossima');
  return vaccine && dose && { vaccine: vaccine.vaccino, dose };
}

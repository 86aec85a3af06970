import * as operations from '@libretto/api-client/operations';
import { CollapsibleList } from '@libretto/design-system/collapsible-list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { dot } from '../../shared/formats/dot.ts';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { recordLink } from '../../shared/records/record-link.tsx';
import { scheduleQuery } from '../../shared/vaccines/schedule.queries.ts';
import { toItems } from '../../shared/vaccines/schedule-items.ts';
import { useDoseState } from '../../shared/vaccines/use-dose-state.ts';
import { toClosedRows } from './closed-rows.ts';
import { scheduleId } from './schedule-card.tsx';
import { useDoseDescription } from './schedule-list.tsx';
import { VaccinationRows } from './vaccination-rows.tsx';
import type { Vaccination } from './vaccinations.queries.ts';

const rowLink = recordLink<Vaccination>('vaccination', ({ id_vaccinazione }) => id_vaccinazione);

export interface VaccinationListProps {
  patient: Patient;
  vaccinations: readonly Vaccination[];
  onAdd: () => void;
  onEdit: (vaccination: Vaccination) => void;
  opening: boolean;
}

export function VaccinationList({ patient, vaccinations, onAdd, onEdit, opening }: VaccinationListProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('vaccinations');
  const locked = useLock('aggiungivaccini');
  const formats = useFormats();
  const shortDay = useShortDay();
  const { data: schedule } = useQuery(scheduleQuery(patient.id_utente));
  const describe = useDoseDescription();
  const toState = useDoseState();
  const due = schedule ? toItems(schedule).now : [];
  const closed = toClosedRows(due, vaccinations);
  const lead = closed.due.map((item) => ({
    title: t(`schedule.vaccines.${item.vaccino}.name`),
    text: [toState(item.vaccino, item, today()), describe(item)].filter(Boolean).join(dot),
    href: `#${scheduleId}`,
  }));
  const getName = ({ vaccinidetails, vaccinazione_data }: Vaccination) =>
    t('named', { vaccine: vaccinidetails.descrizione_breve, date: formats.date(vaccinazione_data) });
  return (
    <VaccinationRows patient={patient} getName={getName} onEdit={onEdit}>
      {(rowProps) => (
        <CollapsibleList
          {...rowProps}
          name="vaccini"
          title={t('list')}
          subtitle={t('subtitle')}
          rows={vaccinations}
          rowId={({ id_vaccinazione }) => id_vaccinazione}
          rowName={getName}
          rowLink={rowLink}
          previewLead={lead}
          previewLeadCount={t('dueCount', { count: due.length })}
          preview={closed.vaccinations}
          line={({ vaccinidetails, vaccinazione_data, vaccinazione_richiamo }) => ({
            title: vaccinidetails.descrizione_breve,
            text: [shortDay(vaccinazione_data), t('schedule.nth', { number: vaccinazione_richiamo })].join(dot),
          })}
          orderedBy="vaccinazione_data"
          add={{
            label: t('add'),
            hidden: !mayAct(operations.saveVaccination),
            loading: opening,
            locked,
            onSelect: onAdd,
          }}
          noData={t('noData')}
        />
      )}
    </VaccinationRows>
  );
}

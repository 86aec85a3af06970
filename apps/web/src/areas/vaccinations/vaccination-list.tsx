import { CollapsibleList } from '@libretto/design-system/collapsible-list';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { VaccinationRows } from './vaccination-rows.tsx';
import type { Vaccination } from './vaccinations.queries.ts';

export interface VaccinationListProps {
  patient: Patient;
  vaccinations: readonly Vaccination[];
  onAdd: () => void;
  onEdit: (vaccination: Vaccination) => void;
  opening: boolean;
}

export function VaccinationList({ patient, vaccinations, onAdd, onEdit, opening }: VaccinationListProps) {
  const { t } = useTranslation('vaccinations');
  const formats = useFormats();
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
          add={{ label: t('add'), loading: opening, onSelect: onAdd }}
          noData={t('noData')}
        />
      )}
    </VaccinationRows>
  );
}

import type { ListAction, ListColumn, RowConfiguration } from '@libretto/design-system/collapsible-list';
import { Info } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { drugDetailsUrl } from '../../shared/drugs/drug-details.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { phoneActions } from '../../shared/records/record-link.tsx';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useLevelColumn } from '../../shared/records/use-level-column.tsx';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { refreshSchedule } from '../../shared/vaccines/schedule.queries.ts';
import * as styles from './vaccinations.css.ts';
import { deleteVaccination, saveVaccination, type Vaccination, vaccinationsQuery } from './vaccinations.queries.ts';

const allActions = phoneActions('vaccination', [], ['info', 'edit', 'lock', 'delete']);

interface VaccinationRowsProps {
  patient: Patient;
  getName: (vaccination: Vaccination) => string;
  onEdit: (vaccination: Vaccination) => void;
  children: (rows: RowConfiguration<Vaccination>) => ReactNode;
}

export function VaccinationRows({ patient, getName, onEdit, children }: VaccinationRowsProps) {
  const { t } = useTranslation('vaccinations');
  const { t: tRecords } = useTranslation('records');
  const row = useRowActions();
  const { queryKey } = vaccinationsQuery(patient.id_utente);
  const columns = useColumns();
  const record = {
    kind: 'vaccination',
    getName,
    getId: ({ id_vaccinazione }: Vaccination) => id_vaccinazione,
  } as const;
  const remove = useDeletion<Vaccination>({
    ...record,
    queryKey,
    remove: ({ id_vaccinazione }) => deleteVaccination(id_vaccinazione),
    restore: ({ id_vaccinazione }) => saveVaccination(id_vaccinazione, { deleted_at: null }),
    words: { removed: t('removed'), restored: t('restored') },
    onChanged: refreshSchedule,
  });

  const lock = useConfidentialityAction<Vaccination>({
    ...record,
    patient,
    getLevel: ({ id_livello_confidenzialita }) => id_livello_confidenzialita,
    save: async ({ id_vaccinazione }, id_livello_confidenzialita) => {
      await saveVaccination(id_vaccinazione, { id_livello_confidenzialita });
      await queryClient.invalidateQueries({ queryKey });
    },
    words: { question: tRecords('saveQuestion'), done: tRecords('lockDone') },
  });

  const actions: ListAction<Vaccination>[] = [
    {
      id: 'info',
      label: t('actions.info'),
      icon: <Info />,
      onSelect: ({ id_vaccino }) => window.open(drugDetailsUrl(id_vaccino, 'vaccine'), '_blank', 'noopener'),
    },
    row.edit(onEdit),
    lock.action,
    row.remove(remove),
  ];

  return (
    <>
      {children({ columns, actions, mobileActions: allActions })}
      {lock.element}
    </>
  );
}

function useColumns(): ListColumn<Vaccination>[] {
  const { t } = useTranslation('vaccinations');
  const term = useTerms();
  const level = useLevelColumn<Vaccination>();
  return useMemo(
    () => [
      {
        id: 'vaccino',
        header: t('fields.vaccine'),
        value: ({ vaccinidetails }) => vaccinidetails.descrizione_breve,
        cell: ({ vaccinidetails }) => <span className={styles.noWrap}>{vaccinidetails.descrizione_breve}</span>,
        sortable: true,
      },
      { id: 'vaccinazione_data', header: t('fields.date'), kind: 'date', sortable: true, width: '6.5rem' },
      { id: 'vaccinazione_richiamo', header: t('fields.dose'), kind: 'number', sortable: true, width: '6rem' },
      {
        id: 'vaccinazione_reazioni',
        header: t('fields.reactions'),
        value: ({ vaccinazione_reazioni }) => term(vaccinazione_reazioni),
        cell: ({ vaccinazione_reazioni }) => <span className={styles.text}>{term(vaccinazione_reazioni)}</span>,
        width: '34%',
      },
      level,
    ],
    [t, term, level],
  );
}

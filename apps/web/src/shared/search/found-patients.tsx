import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { User } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { fold } from './fold.ts';
import { Marked } from './marked.tsx';
import * as styles from './search.css.ts';

type Patient = Schema<'SharedPatient'>;

const nameOf = ({ paziente_nome, paziente_cognome }: Patient) => `${paziente_nome} ${paziente_cognome}`;

/** Patients of a doctor of whose name each word of the search begins one. */
export function useFoundPatients(search: string, isDoctor: boolean): readonly Patient[] {
  const { data } = useQuery({ ...api.query(operations.listSharedPatients, {}), enabled: isDoctor });
  if (!isDoctor) return [];
  const words = fold(search).split(/\s+/);
  return (data?.data ?? []).filter((patient) => {
    const names = fold(nameOf(patient)).split(/\s+/);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
}

interface FoundPatientsProps {
  patients: readonly Patient[];
  search: string;
  onClose: () => void;
}

export function FoundPatients({ patients, search, onClose }: FoundPatientsProps) {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {t('groups.patients')} <span className={styles.groupCount}>{patients.length}</span>
      </h3>
      <ul className={styles.list}>
        {patients.map((patient) => (
          <li key={patient.id_paziente} className={styles.item}>
            <Link
              to="/Assistiti/$id"
              params={{ id: patient.id_paziente }}
              className={styles.result}
              data-result
              onClick={onClose}
            >
              <span className={styles.icon}>
                <User aria-hidden="true" />
              </span>
              <span className={styles.title}>
                <Marked text={nameOf(patient)} search={search} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

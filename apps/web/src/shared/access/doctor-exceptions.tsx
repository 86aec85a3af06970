import { Switch } from '@libretto/design-system/switch';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { audienceQuery } from '../confidentiality/use-audience.ts';
import * as styles from './access.css.ts';
import type { SharedKind } from './exceptions.queries.ts';
import { useExceptions } from './use-exceptions.ts';

interface DoctorExceptionsProps {
  record: { tipo: SharedKind; id: number };
  /** Saved level of the record. */
  level: number;
}

/** The doctors who see a record at its level, each with a switch, and those from whom it is hidden. */
export function DoctorExceptions({ record, level }: DoctorExceptionsProps) {
  const { t, i18n } = useTranslation('access');
  const { data } = useQuery(audienceQuery(record));
  const setException = useExceptions();
  const [saving, setSaving] = useState<number>();
  // The line above says that it could not be loaded.
  if (!data) return null;
  const hidden = new Set(data.eccezioni.map(({ id_cpp }) => id_cpp));
  const seeing = data.data.find(({ livello }) => livello === level)?.medici ?? [];
  const doctors = [...seeing, ...data.eccezioni].sort((one, other) =>
    one.fullname.localeCompare(other.fullname, i18n.language),
  );
  if (doctors.length === 0) return null;

  async function change(doctor: (typeof doctors)[number], sees: boolean) {
    setSaving(doctor.id_cpp);
    await setException({ doctor, ...record }, !sees);
    setSaving(undefined);
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('exceptions.title')}</legend>
      <p className={styles.muted}>{t('exceptions.text')}</p>
      <ul className={styles.list}>
        {doctors.map((doctor) => (
          <li key={doctor.id_cpp}>
            <Switch
              name={`doctor-${doctor.id_cpp}`}
              label={doctor.fullname}
              states={{ on: t('exceptions.sees'), off: t('exceptions.seesNot') }}
              value={!hidden.has(doctor.id_cpp)}
              saving={saving === doctor.id_cpp}
              onChange={(sees) => void change(doctor, sees)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

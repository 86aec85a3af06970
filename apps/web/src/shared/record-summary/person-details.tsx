import { Facts } from '@libretto/design-system/card';
import { PhoneNumber } from '@libretto/design-system/phone-number';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import { maritalStatusesQuery } from '../patient/marital-statuses.ts';
import { useArrivalMark } from './arrival.ts';
import * as styles from './record-summary.css.ts';
import { personKey, rowElementId } from './row.ts';
import type { SharedRecord } from './summary.ts';
import { WayBack } from './way-back.tsx';

export const getName = ({ identita: { paziente_nome, paziente_cognome } }: SharedRecord): string =>
  `${paziente_nome} ${paziente_cognome}`;

/** Age, sex, birth date and blood group in one line. */
export function usePersonLine({ identita, paziente_gruppo }: SharedRecord): string {
  const { t } = useTranslation('record-summary');
  const formats = useFormats();
  const { paziente_eta: age, paziente_sesso: sex, paziente_nascita } = identita;
  const born = formats.date(paziente_nascita);
  const years = age === null ? '' : t('years', { count: age });
  return [
    born && years ? t('bornOn', { born: `${years}, ${t(`born.${sex}`)}`, day: born }) : years || born,
    sex !== 'unknown' && t(`sexes.${sex}`),
    paziente_gruppo?.replace(' ', ''),
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * What the title and the line below it do not say. What a doctor does not know is not called missing: a patient shares
 * it or not.
 */
export function usePersonFacts(record: SharedRecord) {
  const { t } = useTranslation('record-summary');
  const { identita, dettagli } = record;
  const { data: statuses = [] } = useQuery({ ...maritalStatusesQuery(), enabled: dettagli !== undefined });
  const { comune_nascita, contatto_indirizzo, comune_residenza, contatto_telefono } = dettagli?.contact_detail ?? {};
  const donor = dettagli?.paziente_donatore_organi;
  return [
    { term: t('person.taxCode'), value: identita.paziente_codfiscale },
    { term: t('person.donor'), value: donor && t(`person.donors.${donor}`) },
    {
      term: t('person.marital'),
      value: statuses.find(({ id_stato_matrimoniale }) => id_stato_matrimoniale === dettagli?.id_stato_matrimoniale)
        ?.stato_matrimoniale_nome,
    },
    { term: t('person.birthplace'), value: comune_nascita },
    { term: t('person.address'), value: [contatto_indirizzo, comune_residenza].filter(Boolean).join(', ') },
    { term: t('person.phone'), value: contatto_telefono && <PhoneNumber number={contatto_telefono} /> },
    { term: t('person.email'), value: dettagli?.paziente_email },
  ].filter(({ value }) => Boolean(value));
}

export function PersonDetails({ record }: { record: SharedRecord }) {
  const { t } = useTranslation('record-summary');
  const facts = usePersonFacts(record);
  const mark = useArrivalMark(personKey);
  if (facts.length === 0) return null;
  return (
    <details id={rowElementId(personKey)} className={`${styles.person} ${mark}`}>
      <summary className={styles.personSummary}>
        {t('more')}
        <ChevronDown aria-hidden="true" size="1.25em" strokeWidth={1.75} className={styles.chevron} />
      </summary>
      <div className={styles.personFacts}>
        <WayBack rowKey={personKey} />
        <Facts items={facts} layout="rows" />
      </div>
    </details>
  );
}

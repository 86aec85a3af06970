import { Facts } from '@libretto/design-system/card';
import { useTranslation } from 'react-i18next';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from './anamnesis.css.ts';
import { packYears } from './pack-years.ts';
import type { Physiological } from './parts.ts';
import { type FieldSpec, fieldsByTab, isAsked, tabsFor, toAnswer } from './physiological.ts';

const ends = { fumo: 'dataFineFumo', alcool: 'dataFineAlcool', droghe: 'dataFineDroghe' } as const;
type Ending = keyof typeof ends;

interface PhysiologicalSummaryProps {
  record: Physiological;
  sex: string;
}

export function PhysiologicalSummary({ record, sex }: PhysiologicalSummaryProps) {
  const { t } = useTranslation('anamnesis');
  const formatAnswer = useAnswer();
  const formats = useFormats();
  const smoked = useSmoked(record);
  /** A habit that has ended must not read as a current one. */
  const formatFormer = ({ name }: FieldSpec) => {
    const end = record[name] === 'si' && name in ends && record[ends[name as Ending]];
    return end ? t('physiological.formerly', { date: formats.date(end) }) : undefined;
  };
  return (
    <>
      {tabsFor(sex).map((tab) => (
        <section key={tab} className={styles.group} aria-labelledby={`anamnesi-${tab}`}>
          <h3 id={`anamnesi-${tab}`} className={styles.groupTitle}>
            {tab === 'gravidanze' ? t('physiological.cycle') : t(`tabNames.${tab}`)}
          </h3>
          <Facts
            items={fieldsByTab[tab]
              .filter((field) => isAsked(field, record))
              .flatMap((field) => [
                {
                  term: t(`fields.${field.name}`),
                  value: formatFormer(field) ?? formatAnswer(field, toAnswer(field, record)),
                },
                ...(field.name === 'dataFineFumo' && smoked !== undefined
                  ? [{ term: t('physiological.packYears'), value: smoked }]
                  : []),
              ])}
          />
          {tab === 'stileVita' && smoked !== undefined && (
            <p className={styles.muted}>{t('physiological.packYearsSource')}</p>
          )}
        </section>
      ))}
    </>
  );
}

function useAnswer() {
  const { t } = useTranslation('anamnesis');
  const formats = useFormats();
  return ({ name, kind }: FieldSpec, value: string | number): string => {
    if (value === '') return '';
    if (name.startsWith('data')) return formats.date(String(value));
    if (kind === 'age' || name === 'etaMenarca') return t('physiological.age', { value });
    if (typeof value === 'number') return formats.number(value);
    return kind === 'choice' || kind === 'yesNo' ? t(`options.${value}`, { defaultValue: value }) : value;
  };
}

function useSmoked({ fumo, dosiFumo, dataInizioFumo, dataFineFumo }: Physiological): string | undefined {
  const { t } = useTranslation('anamnesis');
  const formats = useFormats();
  const smoked = fumo === 'si' ? packYears(dosiFumo, dataInizioFumo, dataFineFumo, today()) : undefined;
  if (smoked === undefined) return undefined;
  const short = (value: number) => formats.number(value, { maximumFractionDigits: 1 });
  const dose = formats.number(dosiFumo);
  return t('physiological.packYearsValue', { value: short(smoked), dose, years: short((smoked * 20) / dosiFumo) });
}

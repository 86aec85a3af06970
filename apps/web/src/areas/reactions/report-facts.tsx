import { Facts } from '@libretto/design-system/card';
import { PhoneNumber } from '@libretto/design-system/phone-number';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from '../../shared/reactions/reactions.css.ts';
import { type ReactionReport, structuresQuery } from '../../shared/reactions/reactions.queries.ts';
import { type FieldName, notPregnant, parts, readPregnancyAnswers } from '../../shared/reactions/report-form.ts';

const phoneFields: ReadonlySet<FieldName> = new Set(['phone_care_provider', 'patient_phone']);

interface ReportFactsProps {
  report: ReactionReport;
  headingLevel: 3 | 4;
}

/** All fields of a report in its parts. */
export function ReportFacts({ report, headingLevel }: ReportFactsProps) {
  const { t } = useTranslation('reactions');
  const formats = useFormats();
  const show = useShown(report);
  const Heading = `h${headingLevel}` as const;
  return parts.map(({ id, fields }) => (
    <section key={id}>
      <Heading className={styles.partTitle}>{t(`parts.${id}`)}</Heading>
      <Facts
        items={[
          ...(id === 'patient' ? [{ term: t('view.savedOn'), value: formats.date(report.data_inserimento) }] : []),
          ...(fields as readonly FieldName[]).flatMap((name) => {
            const value = show(name);
            if (value === undefined) return [];
            const shown = phoneFields.has(name) ? <PhoneNumber number={value} /> : value;
            return [{ term: t(`fields.${name}`), value: value && shown }];
          }),
        ]}
      />
    </section>
  ));
}

function useShown(report: ReactionReport): (name: FieldName) => string | undefined {
  const { t } = useTranslation('reactions');
  const formats = useFormats();
  const { data: structures = [] } = useQuery(structuresQuery());
  const answers = t('answers', { returnObjects: true });
  const choices = t('choices', { returnObjects: true });
  return (name) => {
    const value = report[name];
    if (name === 'id_structure_pharmacovigilance') return structures.find(({ id }) => id === value)?.struttura ?? '';
    if (name === 'pregnancy' && readPregnancyAnswers(report) === notPregnant) return t('view.notPregnant');
    if (value === null) return undefined;
    if (typeof value === 'number') return t('view.of', { value });
    if (name === 'date_last_menstruation' || name.startsWith('date_') || name.endsWith('_assumption_date')) {
      return formats.date(value);
    }
    const known = { ...answers, ...choices };
    return Object.hasOwn(known, value) && !name.startsWith('patient_') ? known[value as keyof typeof known] : value;
  };
}

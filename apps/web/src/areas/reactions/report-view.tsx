import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Facts } from '@libretto/design-system/card';
import { Dialog } from '@libretto/design-system/dialog';
import { PhoneNumber } from '@libretto/design-system/phone-number';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from '../../shared/reactions/reactions.css.ts';
import { type ReactionReport, structuresQuery } from '../../shared/reactions/reactions.queries.ts';
import { type FieldName, notPregnant, parts, readPregnancyAnswers } from '../../shared/reactions/report-form.ts';
import { usePrint } from './use-print.ts';

const phoneFields: ReadonlySet<FieldName> = new Set(['phone_care_provider', 'patient_phone']);

const aifa = 'https://www.aifa.gov.it/content/segnalazioni-reazioni-avverse';

export interface ReportViewProps {
  report: ReactionReport;
  onClose: () => void;
}

export function ReportView({ report, onClose }: ReportViewProps) {
  const { t } = useTranslation('reactions');
  const formats = useFormats();
  const print = usePrint();
  const [printing, setPrinting] = useState(false);
  const show = useShown(report);

  async function save() {
    setPrinting(true);
    await print(report);
    setPrinting(false);
  }

  return (
    <Dialog
      open
      size="lg"
      title={t('title')}
      description={report.farmaco.descrizione_breve}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('view.close')}</Button>
          <Button variant="primary" iconStart={<Printer />} loading={printing} onClick={() => void save()}>
            {t('view.print')}
          </Button>
        </>
      }
    >
      <div className={styles.view}>
        <Banner title={t('view.notSent')}>
          <p>{t('view.notSentText')}</p>
          <a href={aifa} target="_blank" rel="noopener noreferrer">
            {t('view.aifa')}
          </a>
        </Banner>
        {parts.map(({ id, fields }) => (
          <section key={id}>
            <h3 className={styles.partTitle}>{t(`parts.${id}`)}</h3>
            <Facts
              items={[
                ...(id === 'patient'
                  ? [{ term: t('view.savedOn'), value: formats.date(report.data_inserimento) }]
                  : []),
                ...(fields as readonly FieldName[]).flatMap((name) => {
                  const value = show(name);
                  if (value === undefined) return [];
                  const shown = phoneFields.has(name) ? <PhoneNumber number={value} /> : value;
                  return [{ term: t(`fields.${name}`), value: value && shown }];
                }),
              ]}
            />
          </section>
        ))}
      </div>
    </Dialog>
  );
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

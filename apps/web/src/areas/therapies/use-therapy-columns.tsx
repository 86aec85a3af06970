import * as operations from '@libretto/api-client/operations';
import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import type { ListColumn } from '@libretto/design-system/collapsible-list';
import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { inProgress, type Therapy } from '../../shared/doses/doses.queries.ts';
import { type BoxState, boxForTherapy, hasEnded } from '../../shared/doses/schedule.ts';
import { getSubstance } from '../../shared/drugs/medicine-name.ts';
import { keepTogether } from '../../shared/formats/keep-together.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { InteractionChip } from './interaction-chip.tsx';
import * as styles from './therapies.css.ts';
import { diagnosesQuery, forbidden, type TherapyType } from './therapies.queries.ts';
import { useBoxText } from './use-box-text.ts';

/** Six actions leave room for few columns, so related values share one. A ban's note is its reason. */
export function useTherapyColumns(
  userId: number,
  onConclude: (therapy: Therapy) => void,
): (type: TherapyType) => ListColumn<Therapy>[] {
  const { t, i18n } = useTranslation('therapies');
  const language = i18n.language === 'en' ? 'en' : 'it';
  const formats = useFormats();
  const formatBox = useBoxText();
  const term = useTerms();
  const levels = useConfidentialityNames();
  const now = useToday();
  const { data: diagnoses } = useQuery(diagnosesQuery(userId));
  const { date } = formats;
  const conclude = useRef(onConclude);
  useEffect(() => {
    conclude.current = onConclude;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: formats and words change with the language, as `t` does
  return useMemo(() => {
    const names = new Map(diagnoses?.map(({ id_diagnosi, diagnosi_patologia }) => [id_diagnosi, diagnosi_patologia]));
    const isTherapy = ({ tipo_terapia }: Therapy) => tipo_terapia !== forbidden;
    const getDose = (therapy: Therapy) =>
      [therapy.quantita_farmaceutica, therapy.frequenza_farmaceutica]
        .filter((part) => part !== '' && isTherapy(therapy))
        .join(' · ');
    const getDiagnosis = ({ id_diagnosi }: Therapy) => names.get(id_diagnosi ?? 0) ?? '';
    const columns = (type: TherapyType): ListColumn<Therapy>[] => [
      {
        id: 'farmaco',
        header: t('columns.drug'),
        value: (therapy) => {
          const { farmaco, codice_atc, id_livello_confidenzialita: level } = therapy;
          return [
            farmaco.descrizione_breve,
            getTherapySubstance(therapy, language),
            codice_atc,
            term(farmaco.somministrazione),
            levels.level(level),
          ].join(' ');
        },
        cell: (therapy) => (
          <Drug
            therapy={therapy}
            substance={getTherapySubstance(therapy, language, isTherapy(therapy) ? therapy.quantita_farmaceutica : '')}
            route={term(therapy.farmaco.somministrazione)}
            box={boxForTherapy(therapy, now)}
            formatBox={formatBox}
          />
        ),
        sortable: true,
        width: '35%',
      },
      type === forbidden
        ? { id: 'note', header: t('columns.reason'), width: '30%' }
        : {
            id: 'quantita_farmaceutica',
            header: t('columns.dose'),
            value: (therapy) => [getDose(therapy), therapy.note].filter(Boolean).join(' '),
            cell: (therapy) => (
              <span className={styles.cell}>
                <span>{therapy.quantita_farmaceutica}</span>
                <span className={styles.muted}>{therapy.frequenza_farmaceutica}</span>
                <LabelledValue term={t('columns.notes')} text={therapy.note} />
              </span>
            ),
            width: '26%',
          },
      {
        id: 'data_inizio',
        header: t('columns.dates'),
        kind: 'date',
        value: ({ data_inizio }) => data_inizio,
        cell: (therapy) => (
          <span className={styles.cell}>
            <Period from={date(therapy.data_inizio)} to={isTherapy(therapy) ? date(therapy.data_fine) : ''} />
            {therapy.tipo_terapia === inProgress && hasEnded(therapy, now) && (
              <EndedNotice therapy={therapy} onConclude={() => conclude.current(therapy)} />
            )}
          </span>
        ),
        sortable: true,
        width: '7.5rem',
      },
      {
        id: 'prescrittore',
        header: t('columns.prescriber'),
        value: (therapy) => [therapy.prescrittore, getDiagnosis(therapy)].filter(Boolean).join(' '),
        cell: (therapy) => (
          <span className={styles.cell}>
            <span>{therapy.prescrittore}</span>
            <LabelledValue term={t('columns.diagnosis')} text={getDiagnosis(therapy)} />
          </span>
        ),
        sortable: true,
        width: '17%',
      },
    ];
    const known = new Map(([0, 1, 2] as const).map((type) => [type, columns(type)]));
    return (type) => known.get(type) ?? columns(type);
  }, [t, term, diagnoses, now, levels]);
}

function Period({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('therapies');
  if (to === '') return <span className={styles.since}>{t('period.from', { from: keepTogether(from) })}</span>;
  return (
    <span className={styles.period}>
      <span>{keepTogether(from)} –</span> <span>{keepTogether(to)}</span>
    </span>
  );
}

function LabelledValue({ term, text }: { term: string; text: string }) {
  if (text === '') return null;
  return (
    <span className={styles.muted}>
      <span>{term}</span>: {text}
    </span>
  );
}

function EndedNotice({ therapy, onConclude }: { therapy: Therapy; onConclude: () => void }) {
  const mayAct = useMayAct();
  const { t } = useTranslation('therapies');
  const drug = therapy.farmaco.descrizione_breve;
  return (
    <>
      <Badge tone="warning">{t('endedBadge')}</Badge>
      {mayAct(operations.saveTherapy) && (
        <Button size="sm" aria-label={t('concludeNamed', { drug })} onClick={onConclude}>
          {t('conclude')}
        </Button>
      )}
    </>
  );
}

const getTherapySubstance = ({ farmaco, sostanza }: Therapy, language: 'it' | 'en', dose = '') =>
  getSubstance({ nome: farmaco.descrizione_breve, sostanza }, language, dose);

interface DrugProps {
  therapy: Therapy;
  substance: string;
  route: string;
  box: BoxState | undefined;
  formatBox: (box: BoxState) => string;
}

function Drug({ therapy, substance, route, box, formatBox }: DrugProps) {
  const { t } = useTranslation('therapies');
  const { codice_atc: atc } = therapy;
  return (
    <span className={styles.cell}>
      <span className={styles.line}>
        <span>{therapy.farmaco.descrizione_breve}</span>
        {substance !== '' && <span className={styles.muted}>{substance}</span>}
      </span>
      <span className={styles.about}>
        {atc !== null && <span>ATC {atc}</span>}
        <span>{route}</span>
        <ConfidentialityBadge level={therapy.id_livello_confidenzialita} />
      </span>
      <span className={styles.badges}>
        {therapy.tipo_terapia === inProgress && <InteractionChip therapy={therapy} />}
        {therapy.tipo_terapia === inProgress && therapy.interazioni_accettate && (
          <Badge tone="warning">{t('acceptedBadge')}</Badge>
        )}
        {therapy.id_farmaco_codifa === null && <Badge>{t('ownWordsBadge')}</Badge>}
        {box &&
          (box.state === 'until' ? (
            <span className={styles.muted}>{formatBox(box)}</span>
          ) : (
            <Badge tone="info">{formatBox(box)}</Badge>
          ))}
      </span>
    </span>
  );
}

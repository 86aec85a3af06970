import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import type { ListColumn } from '@libretto/design-system/collapsible-list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { type BoxState, boxOfTherapy } from './schedule.ts';
import * as styles from './therapies.css.ts';
import {
  diagnosesQuery,
  forbidden,
  hasEnded,
  inProgress,
  type Therapy,
  type TherapyType,
} from './therapies.queries.ts';
import { useBoxWords } from './use-box-words.ts';

/** The columns of each list; of a forbidden drug nobody asks the dose, and the note is the reason. */
export function useTherapyColumns(
  userId: number,
  onConclude: (therapy: Therapy) => void,
): (type: TherapyType) => ListColumn<Therapy>[] {
  const { t } = useTranslation('therapies');
  const formats = useFormats();
  const boxWords = useBoxWords();
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
    // What was a therapy before may still have an end and a dose, which are not those of the ban.
    const isTherapy = ({ tipo_terapia }: Therapy) => tipo_terapia !== forbidden;
    const period = ({ data_inizio: from, data_fine: to, tipo_terapia }: Therapy) =>
      to === null || tipo_terapia === forbidden
        ? t('period.from', { from: date(from) })
        : t('period.both', { from: date(from), to: date(to) });
    const doseOf = (therapy: Therapy) =>
      [therapy.quantita_farmaceutica, therapy.frequenza_farmaceutica]
        .filter((part) => part !== '' && isTherapy(therapy))
        .join(' · ');
    const columns = (type: TherapyType): ListColumn<Therapy>[] => [
      {
        id: 'farmaco',
        header: t('columns.drug'),
        value: ({ farmaco: { descrizione_breve } }) => descrizione_breve,
        cell: (therapy) => <Drug therapy={therapy} box={boxOfTherapy(therapy, now)} boxWords={boxWords} />,
        sortable: true,
      },
      {
        id: 'data_inizio',
        header: t('columns.dates'),
        kind: 'date',
        value: ({ data_inizio }) => data_inizio,
        cell: (therapy) =>
          therapy.tipo_terapia === inProgress && hasEnded(therapy, now) ? (
            <span className={styles.cell}>
              <span>{period(therapy)}</span>
              <Ended therapy={therapy} onConclude={() => conclude.current(therapy)} />
            </span>
          ) : (
            period(therapy)
          ),
        sortable: true,
      },
      {
        id: 'quantita_farmaceutica',
        header: t('columns.dose'),
        value: doseOf,
        cell: (therapy) =>
          // What nobody asks of a forbidden drug leaves no empty line.
          doseOf(therapy) && (
            <span className={styles.cell}>
              <span>{therapy.quantita_farmaceutica}</span>
              <span className={styles.quiet}>{therapy.frequenza_farmaceutica}</span>
            </span>
          ),
      },
      { id: 'prescrittore', header: t('columns.prescriber'), sortable: true },
      {
        id: 'id_diagnosi',
        header: t('columns.diagnosis'),
        value: ({ id_diagnosi }) => names.get(id_diagnosi ?? 0) ?? '',
      },
      { id: 'note', header: t(type === forbidden ? 'columns.reason' : 'columns.notes') },
    ];
    const known = new Map(([0, 1, 2] as const).map((type) => [type, columns(type)]));
    return (type) => known.get(type) ?? columns(type);
  }, [t, diagnoses, now]);
}

/** It stands where it is until somebody says that it is over. */
function Ended({ therapy, onConclude }: { therapy: Therapy; onConclude: () => void }) {
  const { t } = useTranslation('therapies');
  const drug = therapy.farmaco.descrizione_breve;
  return (
    <>
      <Badge tone="warning">{t('endedBadge')}</Badge>
      <Button size="sm" aria-label={t('concludeNamed', { drug })} onClick={onConclude}>
        {t('conclude')}
      </Button>
    </>
  );
}

interface DrugProps {
  therapy: Therapy;
  box: BoxState | undefined;
  boxWords: (box: BoxState) => string;
}

/** The name, and below it what should not be overlooked. */
function Drug({ therapy, box, boxWords }: DrugProps) {
  const { t } = useTranslation('therapies');
  return (
    <span className={styles.cell}>
      <span>{therapy.farmaco.descrizione_breve}</span>
      {therapy.tipo_terapia === inProgress && therapy.interazioni_accettate && (
        <Badge tone="warning">{t('acceptedBadge')}</Badge>
      )}
      {therapy.id_farmaco_codifa === null && <Badge>{t('ownWordsBadge')}</Badge>}
      {box &&
        (box.state === 'until' ? (
          <span className={styles.quiet}>{boxWords(box)}</span>
        ) : (
          <Badge tone="info">{boxWords(box)}</Badge>
        ))}
    </span>
  );
}

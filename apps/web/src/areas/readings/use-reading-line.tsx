import type { ListLine } from '@libretto/design-system/collapsible-list';
import { Sparkline } from '@libretto/design-system/sparkline';
import { useTranslation } from 'react-i18next';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { findMark, type ReadingMark, signOf } from '../../shared/readings/danger.ts';
import { type Measure, measureNames, measures } from '../../shared/readings/measures.ts';
import { findOutside, type ReferencePerson } from '../../shared/readings/reference.ts';
import { maxCourseValues, minCourseValues } from './reading-facts.ts';
import type { Reading } from './readings.queries.ts';
import { useMarkWords } from './use-mark-words.ts';

const pressures: readonly Measure[] = ['parametro_pressione_max', 'parametro_pressione_min'];

/** `122/78 · 21 nov`, and the course of the pressure with the newest reading. */
export function useReadingLine(readings: readonly Reading[], person: ReferencePerson): (reading: Reading) => ListLine {
  const { t } = useTranslation('readings');
  const { number } = useFormats();
  const shortDay = useShortDay();
  const toWords = useMarkWords();
  const toMarked = (mark: ReadingMark) => `${signOf(mark)} ${toWords(mark)}`;
  const newestFirst = readings.toSorted((one, other) => other.data_rilevazione.localeCompare(one.data_rilevazione));
  const measured = newestFirst.filter(({ parametro_pressione_max }) => parametro_pressione_max !== null);
  const values = measured.slice(0, maxCourseValues).flatMap(({ parametro_pressione_max: value }) => value ?? []);

  return (reading) => {
    const { parametro_pressione_max: systolic, parametro_pressione_min: diastolic } = reading;
    const pressure = systolic !== null && diastolic !== null ? `${number(systolic)}/${number(diastolic)}` : '';
    const write = (measure: Measure) => `${number(reading[measure] ?? 0)} ${measures[measure].unit}`;
    const others = measureNames.filter(
      (measure) => reading[measure] !== null && (pressure === '' || !pressures.includes(measure)),
    );
    const [first] = others;
    const named = pressure === '' ? others.slice(0, 1) : pressures;
    const mark = findMark(reading, named, person);
    const describe = (measure: Measure) => {
      const other = findMark(reading, [measure], person);
      if (other?.kind === 'danger') return `${toMarked(other)}: ${write(measure)}`;
      const side = findOutside(reading, [measure], person);
      return side === 'high' || side === 'low' ? t(`outsideValue.${side}`, { value: write(measure) }) : write(measure);
    };
    return {
      title: [pressure || (first ? write(first) : ''), shortDay(reading.data_rilevazione)].filter(Boolean).join(dot),
      text: [
        ...(mark ? [toMarked(mark)] : []),
        ...others.filter((measure) => !named.includes(measure)).map(describe),
        t(`sources.${reading.fonte}`),
      ].join(dot),
      previewValue:
        reading === measured[0] && values.length >= minCourseValues ? (
          <Sparkline
            label={t('course', { values: values.map((value) => number(value)).join(', ') })}
            values={values.toReversed()}
            lastLabel=""
          />
        ) : undefined,
    };
  };
}

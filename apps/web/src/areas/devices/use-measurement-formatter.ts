import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { measures } from '../../shared/readings/measures.ts';
import type { Measurement } from './measurement.ts';

export function useMeasurementFormatter() {
  const { t } = useTranslation('devices');
  const formats = useFormats();
  const { number } = formats;

  const moment = (time: string | null) => (time === null ? t('undated') : formats.moment(time));

  function facts({ values, others, warnings, person }: Measurement): { term: string; value: string }[] {
    const { parametro_pressione_max: high, parametro_pressione_min: low } = values;
    const rest = (
      ['parametro_frequenza', 'parametro_saturazione', 'parametro_temperatura', 'parametro_peso'] as const
    ).map((name) => {
      const value = values[name];
      return value !== undefined && { term: t(`measures.${name}`), value: `${number(value)} ${measures[name].unit}` };
    });
    const { perfusion, glucose, object, user } = others;
    const all = [
      high !== undefined && { term: t('measures.pressure'), value: `${number(high)}/${number(low ?? 0)} mmHg` },
      ...rest,
      perfusion !== undefined && { term: t('measures.perfusion'), value: number(perfusion) },
      glucose && { term: t('measures.glucose'), value: `${number(glucose.value)} ${glucose.unit}` },
      object !== undefined && { term: t('measures.object'), value: `${number(object)} °C` },
      warnings && { term: t('doubt'), value: warnings.map((warning) => t(`doubts.${warning}`)).join(', ') },
      user !== undefined && { term: t('columns.user'), value: t('userNumber', { number: number(user) }) },
      person !== null && { term: t('columns.user'), value: person },
    ];
    return all.filter((fact) => fact !== false && fact !== undefined);
  }

  return {
    moment,
    facts,
    text: (measurement: Measurement) =>
      facts(measurement)
        .map(({ term, value }) => `${term} ${value}`)
        .join(', '),
    name: ({ kind, moment: time, person }: Measurement) => {
      const parts = { kind: t(`kinds.${kind}`), moment: moment(time) };
      return person === null ? t('of', parts) : t('ofPerson', { ...parts, person });
    },
  };
}

import type { Schema } from '@libretto/api-client/schema';
import { expect, test } from 'vitest';
import { toItems } from './schedule-items.ts';

const dose = (stato: Schema<'ScheduledDose'>['stato'], day: string): Schema<'ScheduledDose'> => ({
  stato,
  numero: null,
  eta_mesi: null,
  dal: stato === 'fatta' ? null : day,
  entro: stato === 'in_ritardo' ? day : null,
  data: stato === 'fatta' ? day : null,
  id_vaccinazione: null,
});
const vaccine = (
  vaccino: Schema<'ScheduledVaccine'>['vaccino'],
  ...dosi: Schema<'ScheduledDose'>[]
): Schema<'ScheduledVaccine'> => ({
  vaccino,
  obbligatorio: false,
  dosi,
});

test('late doses precede due ones, earlier ones precede later ones, and the last dose comes first', () => {
  const items = toItems({
    data: [
      vaccine('mpr', dose('fatta', '2020-01-01'), dose('dovuta', '2026-01-01')),
      vaccine('hpv', dose('in_ritardo', '2026-02-01'), dose('prossima', '2027-01-01')),
      vaccine('varicella', dose('in_ritardo', '2025-02-01')),
      vaccine('esavalente', dose('fatta', '2024-01-01')),
      vaccine('dtpa-adulti', dose('prossima', '2026-12-01')),
      vaccine('dtpa-gravidanza', dose('in_gravidanza', '')),
    ],
  });
  const names = (list: { vaccino: string }[]) => list.map(({ vaccino }) => vaccino);
  expect(names(items.now)).toEqual(['varicella', 'hpv', 'mpr']);
  expect(names(items.later)).toEqual(['dtpa-adulti', 'hpv']);
  expect(names(items.done)).toEqual(['esavalente', 'mpr']);
  expect(names(items.pregnancy)).toEqual(['dtpa-gravidanza']);
});

import { expect, test } from 'vitest';
import { findRelevance } from '../../apps/api/src/areas/doctors/news-relevance.ts';
import type { RecordPart } from '../../apps/api/src/records/sharing.ts';
import { newsWeights } from '../../apps/web/src/areas/shared-record/news-order.ts';
import { example } from '../../apps/web/src/testing/contract.ts';

const empty = example('getSharedRecord');
const [anyReading] = example('listReadings');
const [anyEntry] = example('listNotebookEntries');
const [anyFile] = example('listFiles').data;

const measured = {
  parametro_peso: [30, 140],
  parametro_pressione_max: [79, 80, 89, 90, 129, 130, 179, 180, 200, 201],
  parametro_pressione_min: [39, 40, 59, 60, 84, 85, 119, 120, 121],
  parametro_frequenza: [39, 40, 59, 60, 100, 101, 160, 161],
  parametro_saturazione: [87, 88, 92, 93, 100],
  parametro_temperatura: [34.9, 35, 40, 40.1],
};
const without = Object.fromEntries([...Object.keys(measured), 'parametro_altezza'].map((measure) => [measure, null]));
const rilevazioni = Object.entries(measured)
  .flatMap(([measure, values]) => values.map((value) => ({ ...anyReading, ...without, [measure]: value })))
  .map((reading, index) => ({ ...reading, id_rilevazione: index + 1 })) as typeof empty.rilevazioni;
const tbl_taccuinos = [null, 0, 6, 7, 10].map((taccuino_intensita, index) => ({
  ...anyEntry,
  taccuino_intensita,
  taccuino_andamento: null,
  id_taccuino: index + 1,
})) as typeof empty.tbl_taccuinos;

const kardia_notes = ['Battito irregolare', ''];
const files = kardia_notes.map((kardia_note, index) => ({
  ...anyFile,
  id_file: index + 1,
  kardia: [{ kardia_note }],
})) as typeof empty.files;

const areas = { reading: 'readings', notebook: 'notebook', file: 'files' } as const;
const part = (tipo: keyof typeof areas, id_record: number): RecordPart => ({
  ...{ tipo, id_record, titolo: '', data: null, livello: 1, padlock: true, tags: [] },
  area: areas[tipo],
});

test.each([17, 18, 42, null])('news of a patient aged %s weigh the same in the list and on their page', (age) => {
  const record = { ...empty, rilevazioni, tbl_taccuinos, files, identita: { ...empty.identita, paziente_eta: age } };
  const [weigh, relevance] = [newsWeights(record), findRelevance(record, age)];
  for (const { id_rilevazione, ...reading } of rilevazioni) {
    const weight = weigh({ tipo: 'reading', id_record: id_rilevazione });
    const isOutside = weight === 'outside' || weight === 'danger';
    expect(relevance(part('reading', id_rilevazione)) !== undefined, JSON.stringify(reading)).toBe(isOutside);
  }
  for (const { id_taccuino } of tbl_taccuinos) {
    const weight = weigh({ tipo: 'notebook', id_record: id_taccuino });
    const isSevere = weight === 'severe-pain' || weight === 'worst-pain';
    expect(relevance(part('notebook', id_taccuino)) === 'severe-pain').toBe(isSevere);
  }
  expect(files.map(({ id_file }) => relevance(part('file', id_file)) ?? 'file')).toEqual(
    files.map(({ id_file }) => weigh({ tipo: 'file', id_record: id_file })),
  );
  expect(relevance(part('file', 1))).toBe('symptom');
});

test('the side of a reading is that of its values', () => {
  const sides = [
    { parametro_pressione_max: 130 },
    { parametro_frequenza: 59 },
    { parametro_pressione_max: 130, parametro_frequenza: 59 },
  ].map((values) => ({ ...anyReading, ...without, ...values, id_rilevazione: 1 }) as (typeof rilevazioni)[number]);
  const find = (reading: (typeof rilevazioni)[number]) =>
    findRelevance({ ...empty, rilevazioni: [reading] }, 42)(part('reading', 1));
  expect(sides.map(find)).toEqual(['high', 'low', 'mixed']);
});

import { expect, it } from 'vitest';
import { example } from '../../testing/contract.ts';
import { countSeen } from './count-seen.ts';

const { cartella: empty } = example('previewSharedRecord');
/** Only the fields that are counted. */
const parts: Partial<Record<keyof typeof empty, unknown>> = {
  esami: [
    { indagine_stato: '2', id_allegati: [7, 8] },
    { indagine_stato: '2', id_allegati: [] },
    { indagine_stato: '0', id_allegati: [] },
  ],
  files: [{}],
  terapie: [{ tipo_terapia: 1 }],
  visite: [{}, {}],
  anamnesi: { familiare: {} },
};
const record = { ...empty, ...parts } as typeof empty;

it.each([
  ['exam', '2', 2],
  ['exam', '1', 0],
  ['exam', undefined, 3],
  ['therapy', '1', 1],
  ['therapy', '0', 0],
  ['visit', undefined, 2],
  // With the attachments of exams.
  ['file', undefined, 3],
  ['anamnesis', undefined, 1],
  ['reading', undefined, 0],
  // Nobody else ever sees it.
  ['score', undefined, 0],
] as const)('counts %s in state %s: %i', (kind, state, count) => {
  expect(countSeen(record, kind, state)).toBe(count);
});

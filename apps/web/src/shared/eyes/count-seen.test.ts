import { expect, it } from 'vitest';
import { example } from '../../testing/contract.ts';
import { countSeen } from './count-seen.ts';

const { cartella: empty } = example('previewSharedRecord');
const record = {
  ...empty,
  esami: [{ indagine_stato: '2' }, { indagine_stato: '2' }, { indagine_stato: '0' }],
  terapie: [{ tipo_terapia: 1 }],
  visite: [{}, {}],
  anamnesi: { familiare: {} },
} as unknown as typeof empty;

it.each([
  ['exam', '2', 2],
  ['exam', '1', 0],
  ['exam', undefined, 3],
  ['therapy', '1', 1],
  ['therapy', '0', 0],
  ['visit', undefined, 2],
  ['anamnesis', undefined, 1],
  ['reading', undefined, 0],
  // Nobody else ever sees it.
  ['score', undefined, 0],
] as const)('counts %s in state %s: %i', (kind, state, count) => {
  expect(countSeen(record, kind, state)).toBe(count);
});

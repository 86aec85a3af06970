import * as v from 'valibot';
import { expect, it, test } from 'vitest';
import { example } from '../../testing/contract.ts';
import { replacingValues, type ShareValues, shareBody, shareForm, shareSchema } from './share-form.ts';
import type { Share } from './sharing.queries.ts';

const messages = { required: 'required', long: 'long', areas: 'areas', contents: 'contents', code: 'code' };
const filled = (change: Partial<ShareValues> = {}): ShareValues => ({
  ...shareForm.initial(undefined, undefined, { etichetta: ' Cardiologo ' }),
  aree: ['visits'],
  ...change,
});
const problems = (change: Partial<ShareValues>, visit = false) =>
  (v.safeParse(shareSchema({ ...messages, visit }), filled(change)).issues ?? []).map(
    ({ path, message }) => `${String(path?.[0]?.key)} ${message}`,
  );

it.each<[Partial<ShareValues>, string[]]>([
  [{}, []],
  [{ etichetta: ' ' }, ['etichetta required']],
  [{ etichetta: 'x'.repeat(80) }, []],
  [{ etichetta: 'x'.repeat(81) }, ['etichetta long']],
  [{ aree: [] }, ['aree areas']],
  [{ pdf: false }, []],
  [{ pdf: false, fhir: false }, ['pdf contents']],
  [{ codice: ' 123 ' }, ['codice code']],
  [{ codice: '1234' }, []],
  [{ codice: 'x'.repeat(101) }, ['codice long']],
])('%j', (change, expected) => {
  expect(problems(change)).toEqual(expected);
});

it('requires no areas for a visit sheet', () => {
  expect(problems({ aree: [] }, true)).toEqual([]);
});

test('sends areas with their level and omits empty fields', () => {
  expect(shareBody(filled(), undefined, 'it')).toEqual({
    etichetta: 'Cardiologo',
    id_livello_confidenzialita: 4,
    aree: ['visits'],
    contenuti: ['fhir', 'pdf'],
    ore_di_validita: 168,
    lingua: 'it',
  });
});

test('sends a visit sheet without areas and level', () => {
  const visita = { id_cpp: 7, voci: [], motivo: '', domande: [] };
  const values = filled({ pdf: false, ore_di_validita: '24', usi_massimi: '3', codice: ' 1234 ' });
  expect(shareBody(values, visita, 'en')).toEqual({
    etichetta: 'Cardiologo',
    visita,
    contenuti: ['fhir'],
    ore_di_validita: 24,
    usi_massimi: 3,
    codice: '1234',
    lingua: 'en',
  });
});

test('a link that stands in for another shows an area and a level as well', () => {
  const changed: Partial<Share> = {
    ...{ etichetta: 'Pronto soccorso', aree: ['allergies'], contenuti: ['fhir'] },
    id_livello_confidenzialita: 4,
  };
  const [share] = example('listShares').data.map((one) => ({ ...one, ...changed }));
  if (!share) throw new Error('The contract has no example of a link.');
  expect(replacingValues({ share, area: 'visits', level: 6 })).toEqual({
    ...{ etichetta: 'Pronto soccorso', aree: ['allergies', 'visits'], id_livello_confidenzialita: 6 },
    ...{ fhir: true, pdf: false },
  });
  expect(replacingValues({ share, area: 'allergies', level: 1 })).toMatchObject({
    aree: ['allergies'],
    id_livello_confidenzialita: 4,
  });
});

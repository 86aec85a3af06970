import * as v from 'valibot';
import { expect, it, test } from 'vitest';
import italian from './messages.it.json' with { type: 'json' };
import { newFileForm, newFileSchema } from './new-file-form.ts';

const rules = {
  required: 'required',
  date: 'date',
  future: 'future',
  long: 'long',
  type: 'type',
  pdf: 'pdf',
  today: '2026-03-21',
};
const one = 'a\napplication/pdf\nECG.pdf';
const other = 'b\nimage/png\nmano.png';
const filled = {
  ...newFileForm.initial(undefined, undefined, { data_rilievo: '2026-03-20', type: 'documento' }),
  file: one,
};

// covers V-01 V-55 V-56 V-57 V-58 V-59
it.each<[Partial<typeof filled>, string[]]>([
  [{}, []],
  [{ file: '' }, ['file required']],
  [{ data_rilievo: '' }, ['data_rilievo required', 'data_rilievo date']],
  [{ data_rilievo: '2026-02-30' }, ['data_rilievo date']],
  [{ data_rilievo: '2026-03-22' }, ['data_rilievo future']],
  [{ type: '' }, ['type type']],
  [{ type: '', kinds: { a: '' } }, ['kinds type']],
  [{ type: 'kardia' }, []],
  [{ type: 'kardia', file: other }, ['file pdf']],
  [{ type: '', file: `${one}\n\n${other}`, kinds: { a: 'kardia', b: 'foto' } }, []],
  [{ type: '', file: `${one}\n\n${other}`, kinds: { a: 'foto', b: 'kardia' } }, ['file pdf']],
  [{ file_commento: 'x'.repeat(1000), nota: 'x'.repeat(1000) }, []],
  [{ file_commento: 'x'.repeat(1001) }, ['file_commento long']],
  [{ nota: 'x'.repeat(1001) }, ['nota long']],
  [{ id_livello_confidenzialita: null }, ['id_livello_confidenzialita required']],
])('%j', (change, expected) => {
  const { issues = [] } = v.safeParse(newFileSchema(rules), { ...filled, ...change });
  expect(issues.map(({ path, message }) => `${String(path?.[0]?.key)} ${message}`)).toEqual(expected);
});

// covers V-28 V-29 V-30 V-31
test('reports missing fields in the words of the app', () => {
  const required = 'Questo campo è obbligatorio!';
  const empty = { file: '', data_rilievo: '', type: '', id_livello_confidenzialita: null } as const;
  const { errors } = italian;
  const { issues = [] } = v.safeParse(newFileSchema({ ...rules, ...errors, type: errors.required }), {
    ...filled,
    ...empty,
  });
  const told = new Map(issues.toReversed().map(({ path, message }) => [path?.[0]?.key, message]));
  expect(Object.fromEntries(told)).toEqual({
    file: required,
    data_rilievo: required,
    type: required,
    id_livello_confidenzialita: required,
  });
});

// covers K-15
test('sends comment and level for several files', () => {
  expect(newFileForm.body({ ...filled, file_commento: ' a mano ' }, undefined)).toEqual({
    file_commento: ' a mano ',
    id_livello_confidenzialita: 1,
  });
});

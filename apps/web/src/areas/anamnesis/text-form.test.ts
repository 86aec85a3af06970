import * as v from 'valibot';
import { expect, it, test } from 'vitest';
import { maxTextLengths, textForm } from './text-form.ts';

const written = {
  ...{ id_anamnesi_log: 3, id_paziente: 1, author_id: 1, id_livello_confidenzialita: 6, dataAggiornamento: null },
  text: 'Nonna: diabete',
};

test('reads drafts stored by older versions', () => {
  const stored = { text: 'Nonna: diabete dal 1990', versione: '2026-03-12T09:30:00.000Z' };
  const draft = textForm.readDraft(JSON.parse(JSON.stringify(stored)));
  expect(draft).toEqual({ text: 'Nonna: diabete dal 1990' });
  expect(textForm.initial(written, draft)).toEqual({ text: 'Nonna: diabete dal 1990' });
  expect(textForm.readDraft({ text: 3 })).toBeUndefined();
});

it('starts with the stored text', () => {
  expect(textForm.initial(written)).toEqual({ text: 'Nonna: diabete' });
});

it.each(['familiare', 'prossima', 'remota'] as const)('accepts 10,000 characters of %s', (part) => {
  const schema = textForm.schema({ long: 'long', maxLength: maxTextLengths[part] });
  const accepts = (length: number) => v.safeParse(schema, { text: 'x'.repeat(length) }).success;
  expect([accepts(10_000), accepts(10_001)]).toEqual([true, false]);
});

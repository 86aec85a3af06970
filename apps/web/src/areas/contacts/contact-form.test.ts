import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contactForm } from './contact-form.ts';

const draft = {
  contatto_nominativo: 'Anna Rossi ',
  contatto_telefono: '051 12',
  id_livello_confidenzialita: null,
  id_contatto: 0,
  kind: 'emergency',
};

test('reads its own drafts only', () => {
  expect(contactForm.readDraft({ ...draft, versione: '2026-03-12T09:30:00.000Z' })).toEqual(draft);
  expect(contactForm.readDraft({ ...draft, kind: 'deleted' })).toBeUndefined();
  expect(contactForm.readDraft({ ...draft, id_livello_confidenzialita: '4' })).toBeUndefined();
});

test('sends a level with a new contact only', () => {
  const values = {
    contatto_nominativo: 'Anna Rossi ',
    contatto_telefono: ' 0511234567',
    id_livello_confidenzialita: 4,
  };
  const trimmed = { contatto_nominativo: 'Anna Rossi', contatto_telefono: '0511234567' };
  expect(contactForm.body(values, undefined)).toEqual({ ...trimmed, id_livello_confidenzialita: 4 });
  const contact = {
    ...values,
    id_contatto: 3,
    id_paziente: 1,
    author_id: 1,
    id_contatto_tipologia: 10 as const,
    tipologia_nome: 'Emergenza',
    versione: '2026-03-12T09:30:00.000Z',
  };
  expect(contactForm.body(values, contact)).toEqual(trimmed);
});

// covers V-23
test('requires a level', () => {
  const messages = { required: 'Manca', long: 'Lungo', phone: 'Numero' };
  const schema = contactForm.schema(messages);
  const filled = {
    ...contactForm.initial(undefined),
    contatto_nominativo: 'Anna Rossi',
    contatto_telefono: '0511234567',
  };
  expect(v.safeParse(schema, filled).success).toBe(true);
  const { issues } = v.safeParse(schema, { ...filled, id_livello_confidenzialita: null });
  expect(issues?.map(({ message }) => message)).toEqual(['Manca']);
});

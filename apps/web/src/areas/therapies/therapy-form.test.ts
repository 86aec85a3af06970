import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Therapy } from '../../shared/doses/doses.queries.ts';
import { newProvider } from '../../shared/records/care-provider.ts';
import type { TherapyType } from './therapies.queries.ts';
import {
  diagnosisOptions,
  endsTooEarly,
  refusedField,
  type TherapyValues,
  therapyBody,
  therapyForm,
  therapySchema,
} from './therapy-form.ts';

// Strings of the requirements.
const messages = {
  required: 'Questo campo è obbligatorio!',
  start: 'La data di inizio è obbligatoria!',
  reason: 'Il motivo è obbligatorio per le terapie vietate.',
  note: 'La nota non può superare i 100 caratteri.',
  endBeforeStart: 'Data di fine non può essere precedente alla data di inizio!',
  date: 'date',
  long: 'long',
  time: 'time',
  amount: 'amount',
  twice: 'twice',
  days: 'days',
  number: 'number',
  excluded: 'excluded',
};

const therapy: Therapy = {
  id_terapie: 3,
  id_paziente: 1,
  author_id: 1,
  id_farmaco_codifa: 'farm-inderal',
  farmaco: { descrizione_breve: 'Inderal', somministrazione: 'orale' },
  tipo_terapia: 1,
  terapie_stato: 1,
  quantita_farmaceutica: '1 compressa',
  frequenza_farmaceutica: 'Due volte al giorno',
  data_inizio: '2026-01-12',
  data_fine: '2026-12-31',
  id_diagnosi: 9,
  id_prescrittore: 2,
  prescrittore: 'Elena Bianchi',
  note: 'Al mattino',
  orari: [{ ora: '08:00', quantita: 1 }],
  giorni: [1, 4],
  confezione: { pezzi: 28, dal: '2026-03-02', al_giorno: null },
  interazioni_accettate: null,
  id_livello_confidenzialita: 4,
  specialita: [],
  specialita_scelta: false,
  deleted_at: null,
  versione: '2026-03-12T09:30:00.000Z',
};

const filled = therapyForm.initial(therapy);
function problems(change: Partial<TherapyValues>, type: TherapyType = 1): Record<string, string> {
  const read = v.safeParse(therapySchema({ ...messages, type }), { ...filled, ...change });
  return Object.fromEntries((read.issues ?? []).map((issue) => [String(issue.path?.[0]?.key), issue.message]));
}

test('offers an excluded diagnosis only when selected, and marks it', () => {
  const diagnoses = [
    { id_diagnosi: 1, diagnosi_patologia: 'Gastrite', diagnosi_stato: '0' },
    { id_diagnosi: 2, diagnosi_patologia: 'Asma', diagnosi_stato: '1' },
    { id_diagnosi: 3, diagnosi_patologia: 'Celiachia', diagnosi_stato: '2' },
  ] as const;
  const labels = (chosen: string[]) =>
    diagnosisOptions(diagnoses, chosen, (name) => `${name} (esclusa)`).map(({ label }) => label);
  expect(labels(['', '1'])).toEqual(['Gastrite', 'Asma']);
  expect(labels(['3', ''])).toEqual(['Gastrite', 'Asma', 'Celiachia (esclusa)']);
});

test('a diagnosis excluded since is refused at its field', () => {
  expect(refusedField({ path: '/id_diagnosi', code: 'excluded', message: '' }, messages)).toEqual({
    name: 'id_diagnosi',
    text: 'excluded',
  });
});

// covers V-45 V-46 V-47 M-36 M-37
test('an empty form reports the required fields of its list', () => {
  const { required, start, reason } = messages;
  const always = { farmaco: required, medico: required, data_inizio: start };
  const dose = { quantita_farmaceutica: required, frequenza_farmaceutica: required };
  const empty = therapyForm.initial(undefined);
  expect(problems(empty, 0)).toEqual({ ...always, note: reason });
  expect(problems(empty, 1)).toEqual({ ...always, ...dose });
  expect(problems(empty, 2)).toEqual({ ...always, ...dose, data_fine: required });
});

// covers V-01 V-48 V-49
test.each<[Partial<TherapyValues>, Record<string, string>]>([
  [{}, {}],
  [{ note: 'x'.repeat(100) }, {}],
  [{ note: 'x'.repeat(101) }, { note: messages.note }],
  [{ data_fine: '2026-01-12' }, {}],
  [{ data_fine: '2026-01-11' }, { data_fine: messages.endBeforeStart }],
  [{ data_inizio: '12/01' }, { data_inizio: 'date' }],
  [{ medico: newProvider }, { altro_medico: messages.required }],
  [{ altro: true }, { altro_farmaco: messages.required }],
  [{ altro: true, altro_farmaco: 'Sciroppo', farmaco: null }, {}],
  [{ id_livello_confidenzialita: null }, { id_livello_confidenzialita: messages.required }],
  [{ orari: [{ ora: 'x', quantita: 1 }] }, { orari: 'time' }],
  [{ giorni: [] }, { giorni: 'days' }],
  [{ pezzi: '' }, { pezzi: 'number' }],
  [{ dal: '' }, { dal: messages.required }],
  [{ dal: '31/02' }, { dal: 'date' }],
  [{ orari: [], al_giorno: '' }, { al_giorno: 'number' }],
  [{ pezzi: '', dal: '', al_giorno: '' }, {}],
])('%j', (change, expected) => expect(problems(change)).toEqual(expected));

test('times and box belong to therapies in progress only', () => {
  expect(problems({ orari: [{ ora: 'x', quantita: 1 }], giorni: [] }, 2)).toEqual({});
});

test('dose and end of a forbidden drug are neither checked nor sent', () => {
  expect(problems({ data_inizio: '2027-02-01', quantita_farmaceutica: 'x'.repeat(101) }, 0)).toEqual({});
  const sent = therapyBody(filled, therapy, 0, 2);
  for (const hidden of ['data_fine', 'quantita_farmaceutica', 'frequenza_farmaceutica']) {
    expect(sent).not.toHaveProperty(hidden);
  }
});

test('sends unchanged fields as stored', () => {
  expect(therapy).toMatchObject({ ...therapyBody(filled, therapy, 1, 2), farmaco: therapy.farmaco });
  expect(therapyBody({ ...filled, giorni: [1, 2, 3, 4, 5, 6, 7] }, therapy, 1, 2).giorni).toEqual([]);
  expect(therapyBody(filled, therapy, 2, 2)).not.toHaveProperty('orari');
});

test('a typed drug has no id', () => {
  const own = { ...filled, altro: true, altro_farmaco: ' Sciroppo ' };
  expect(therapyBody(own, therapy, 1, null)).toMatchObject({
    id_farmaco_codifa: null,
    farmaco: { descrizione_breve: 'Sciroppo', somministrazione: '' },
  });
});

// covers K-17
test('a new therapy has the strictest level', () => {
  expect(therapyForm.initial(undefined).id_livello_confidenzialita).toBe(6);
});

test('compares complete dates only', () => {
  expect(endsTooEarly({ data_inizio: '2026-01-12', data_fine: '2026-01-11' })).toBe(true);
  expect(endsTooEarly({ data_inizio: '2026-01-12', data_fine: '' })).toBe(false);
  expect(endsTooEarly({ data_inizio: '12/01', data_fine: '2026-01-11' })).toBe(false);
});

const values = {
  farmaco: { id_farmaco_codifa: 'farm-brufen', descrizione_breve: 'Brufen', somministrazione: 'orale' },
  altro: false,
  altro_farmaco: 'Sciroppo',
  quantita_farmaceutica: '1 compressa',
  frequenza_farmaceutica: '',
  data_inizio: '2026-0',
  data_fine: '',
  id_diagnosi: '9',
  medico: '+',
  altro_medico: 'Ada Neri',
  note: 'Dopo i pasti',
  orari: [
    { ora: '8.30', quantita: 1 },
    { ora: '', quantita: '' },
  ],
  giorni: [1, 3, 5],
  pezzi: 28,
  dal: '2026-03-02',
  al_giorno: '',
  id_livello_confidenzialita: null,
  motivo_accettazione: 'Lo tollero',
};
const draft = { ...values, id_terapie: 3, tipo_terapia: 1, versione: '2026-03-12T09:30:00.000Z' };

test('reads its draft, whatever the therapy is by now', () => {
  const read = therapyForm.readDraft(draft);
  expect(read).toMatchObject({ id_terapie: 3, tipo_terapia: 1 });
  expect(therapyForm.initial(therapy, read)).toEqual(values);
});

test('reads a draft without a reason', () => {
  const { motivo_accettazione: _, ...older } = draft;
  expect(therapyForm.initial(undefined, therapyForm.readDraft(older))).toEqual({ ...values, motivo_accettazione: '' });
});

test('reads no draft of another form', () => {
  expect(therapyForm.readDraft({ ...draft, tipo_terapia: 3 })).toBeUndefined();
  expect(therapyForm.readDraft({ ...draft, orari: 'x' })).toBeUndefined();
  expect(therapyForm.readDraft({})).toBeUndefined();
});

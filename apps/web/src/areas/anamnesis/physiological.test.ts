import { describe, expect, it, test } from 'vitest';
import messages from './messages.it.json' with { type: 'json' };
import type { Physiological } from './parts.ts';
import { checkForm, type FieldName, fieldsByTab, type PhysiologicalForm, tabsFor } from './physiological.ts';
import { physiologicalBody, physiologicalForm } from './physiological-form.ts';

const names = Object.values(fieldsByTab).flatMap((fields) => fields.map(({ name }) => name));
const textFields = new Set(
  Object.values(fieldsByTab).flatMap((fields) =>
    fields.filter(({ kind }) => kind === 'note' || kind === 'line').map(({ name }) => name),
  ),
);
const doses = new Set<FieldName>(['dosiFumo', 'dosiAlcool', 'dosiCaffeina']);

const empty = {
  id_anamnesi_log: 0,
  id_paziente: 3,
  author_id: null,
  dataAggiornamento: null,
  ...Object.fromEntries(names.map((name) => [name, textFields.has(name) ? '' : doses.has(name) ? 0 : null])),
} as Physiological;
const form = (answers: Partial<PhysiologicalForm> = {}): PhysiologicalForm => ({
  ...physiologicalForm.initial(empty),
  ...answers,
});
const wrong = (answers: Partial<PhysiologicalForm>) =>
  checkForm(form(answers), { today: '2026-03-21', born: '1980-01-01' });

// covers D-29
test('the pregnancies tab is for women only', () => {
  const tabs = ['infanzia', 'scolarita', 'stileVita', 'lavoro', 'alvoMinzione'];
  expect(tabsFor('female')).toEqual([...tabs, 'gravidanze']);
  expect(tabsFor('male')).toEqual(tabs);
  expect(tabsFor('unknown')).toEqual(tabs);
});

// covers S-35
test('women are asked all questions about the cycle, in this order', () => {
  const asked = fieldsByTab.gravidanze.map(({ name }) => name);
  expect(asked).toEqual(['etaMenarca', 'ciclo', 'etaMenopausa', 'menopausa', 'noteCicloMes']);
});

// covers E-49 E-53 E-58 E-59 E-60 E-63 S-33
test('every documented question is asked once', () => {
  const documented =
    'tempoParto tipoParto allattamento sviluppoVegRel noteInfanzia livelloScol attivitaFisica abitudAlim ritmoSV stress ' +
    'fumo dosiFumo dataInizioFumo dataFineFumo alcool dosiAlcool tipoAlcool dataInizioAlcool dataFineAlcool droghe ' +
    'dosiDroghe tipoDroghe dataInizioDroghe dataFineDroghe caffeina dosiCaffeina noteStileVita professione noteAttLav ' +
    'alvo minzione noteAlvoMinz etaMenarca ciclo etaMenopausa menopausa noteCicloMes';
  expect([...names].sort()).toEqual(documented.split(' ').sort());
});

// covers E-45 E-46 E-47 E-48 E-50 E-51 E-52 E-56 E-57 E-61 E-62 E-65
test.each<[FieldName, string]>([
  ['tempoParto', 'pretermine, termine, post-termine'],
  ['tipoParto', 'naturale eutocico, naturale distocito, post-operatorio cesareo'],
  ['allattamento', 'materno, artificiale'],
  ['sviluppoVegRel', 'normale, patologico'],
  ['livelloScol', 'analfabeta, elementare, medie-inferiori, diploma, laurea'],
  ['attivitaFisica', 'sedentario, moderata, adeguata, sportiva, intensa'],
  ['abitudAlim', 'nella norma, inappetenza, anoressia, iperfagia, bulimia'],
  ['tipoAlcool', 'Vino, Birra, Super alcolico, Altro'],
  ['tipoDroghe', 'Cocaina, Anfetamina, LSD, Cannabinoidi, Metadone, MDMA, Altro'],
  ['alvo', 'regolare, stitico, diarroico, alterno'],
  ['minzione', 'nella norma, patologica'],
  ['ciclo', 'Regolare, Irregolare'],
  ['menopausa', 'Fisiologica, Chirurgica'],
])('%s offers the documented answers', (name, documented) => {
  const field = Object.values(fieldsByTab)
    .flat()
    .find((one) => one.name === name);
  expect(field?.kind === 'choice' && field.options.join(', ')).toBe(documented);
});

// covers D-29 E-45 E-46 E-47 E-48 E-50 E-51 E-52 E-54 E-56 E-57 E-61 E-62 E-65 S-30
test('tabs and answers have these texts in Italian', () => {
  const written = Object.fromEntries(
    Object.entries(messages.options).filter(([value, label]) => label.toLowerCase() !== value.toLowerCase()),
  );
  expect(written).toEqual({
    termine: 'A termine',
    'naturale distocito': 'Naturale distocico',
    'medie-inferiori': 'Medie inferiori',
    si: 'Sì',
  });
  const offered = Object.values(fieldsByTab).flatMap((fields) =>
    fields.flatMap((field) => (field.kind === 'choice' && field.name !== 'etaMenarca' ? field.options : [])),
  );
  expect(Object.keys(messages.options).sort()).toEqual([...new Set(['no', 'si', ...offered])].sort());
  expect(messages.parts).toEqual({
    familiare: 'Familiare',
    fisiologica: 'Fisiologica',
    prossima: 'Patologica prossima',
    remota: 'Patologica remota',
  });
  expect(Object.values(messages.tabNames)).toEqual([
    'Infanzia',
    'Scolarità',
    'Stile di vita',
    'Attività lavorativa',
    'Alvo e minzione',
    'Gravidanze',
  ]);
});

// covers E-54 E-55 E-56 E-57 E-58
test.each(['stress', 'fumo', 'alcool', 'droghe', 'caffeina'])('%s is answered with no or si', (name) => {
  expect(fieldsByTab.stileVita.find((field) => field.name === name)?.kind).toBe('yesNo');
});

// covers E-49 E-50 E-53 E-54 E-59 E-60 E-63
test('each question is in its documented tab', () => {
  const tabs = Object.entries(fieldsByTab).map(([tab, fields]) => [tab, fields.map(({ name }) => name).join(' ')]);
  expect(Object.fromEntries(tabs)).toMatchObject({
    infanzia: 'tempoParto tipoParto allattamento sviluppoVegRel noteInfanzia',
    scolarita: 'livelloScol',
    stileVita: expect.stringMatching(
      /^attivitaFisica abitudAlim ritmoSV stress fumo .* caffeina dosiCaffeina noteStileVita$/,
    ),
    lavoro: 'professione noteAttLav',
    alvoMinzione: 'alvo minzione noteAlvoMinz',
  });
});

// covers E-55 E-56 E-57 E-58
test.each(['fumo', 'alcool', 'droghe', 'caffeina'])('questions depending on %s require that habit', (habit) => {
  const own = (name: string) => name !== habit && name.toLowerCase().endsWith(habit);
  const fields = Object.values(fieldsByTab).flat();
  expect(fields.filter((field) => field.habit === habit)).toEqual(fields.filter(({ name }) => own(name)));
});

// covers K-70
test('the menarche ranges from 8 to 18', () => {
  const [age] = fieldsByTab.gravidanze;
  expect(age?.kind === 'choice' && [age.options[0], age.options.at(-1), age.options.length]).toEqual(['8', '18', 11]);
});

describe('validation', () => {
  it('accepts empty answers', () => {
    expect(wrong({})).toEqual([]);
  });

  // covers V-60
  it.each([
    ['fumo', 'dosiFumo'],
    ['alcool', 'dosiAlcool'],
    ['droghe', 'dosiDroghe'],
    ['caffeina', 'dosiCaffeina'],
  ] as const)('reports %s without %s, only when the answer is si', (habit, dose) => {
    expect(wrong({ [habit]: 'si' })).toEqual([{ name: dose, problem: 'required' }]);
    expect(wrong({ [habit]: 'si', [dose]: 0 })).toEqual([{ name: dose, problem: 'required' }]);
    expect(wrong({ [habit]: 'no' })).toEqual([]);
  });

  // covers E-55 E-56 E-57 V-01
  it.each(['Fumo', 'Alcool', 'Droghe'])(
    'reports a period of %s that ends before it begins, or in the future',
    (name) => {
      const habit = name.toLowerCase();
      const dose = { [habit]: 'si', [`dosi${name}`]: name === 'Droghe' ? 'poco' : 1 };
      const period = (start: string, end: string) =>
        wrong({ ...dose, [`dataInizio${name}`]: start, [`dataFine${name}`]: end });
      expect(period('2010-01-02', '2010-01-01')).toEqual([{ name: `dataFine${name}`, problem: 'order' }]);
      expect(period('2010-01-02', '2026-03-22')).toEqual([{ name: `dataFine${name}`, problem: 'date' }]);
      expect(period('1979-12-31', '')).toEqual([{ name: `dataInizio${name}`, problem: 'date' }]);
      expect(period('02/01', '')).toEqual([{ name: `dataInizio${name}`, problem: 'date' }]);
      expect(period('2010-01-01', '2010-01-01')).toEqual([]);
    },
  );

  it.each([
    ['professione', 200],
    ['noteInfanzia', 2000],
  ] as const)('reports a text in %s of more than %i characters', (name, max) => {
    expect(wrong({ [name]: 'x'.repeat(max) })).toEqual([]);
    expect(wrong({ [name]: 'x'.repeat(max + 1) })).toEqual([{ name, problem: 'long' }]);
  });

  it('reports a menopause before the menarche', () => {
    expect(wrong({ etaMenarca: '14', etaMenopausa: 14 })).toEqual([{ name: 'etaMenopausa', problem: 'menopause' }]);
    expect(wrong({ etaMenarca: '14', etaMenopausa: 50 })).toEqual([]);
  });
});

describe('the request body', () => {
  // covers T-44
  it('contains no dose, kind or date of a missing habit', () => {
    const typed = { dosiFumo: 20, dataInizioFumo: '2001-01-01', dosiDroghe: 'spesso', tipoDroghe: 'LSD' };
    const sent = physiologicalBody(form({ ...typed, fumo: 'no', droghe: '' }), false);
    expect(sent).toMatchObject({ fumo: 'no', dosiFumo: 0, dataInizioFumo: null, dosiDroghe: '', tipoDroghe: null });
    const more = { dosiAlcool: 2, tipoAlcool: 'Vino', dataFineAlcool: '2002-01-01', dosiCaffeina: 3 };
    expect(physiologicalBody(form({ ...more, alcool: 'no', caffeina: 'no' }), false)).toMatchObject({
      ...{ alcool: 'no', dosiAlcool: 0, tipoAlcool: null, dataFineAlcool: null },
      ...{ caffeina: 'no', dosiCaffeina: 0 },
    });
    expect(physiologicalBody(form({ ...typed, fumo: 'si' }), false)).toMatchObject({ dosiFumo: 20 });
  });

  it('contains the cycle for women only', () => {
    const typed = form({ etaMenarca: '12', ciclo: 'Regolare' });
    expect(physiologicalBody(typed, false)).not.toHaveProperty('ciclo');
    expect(physiologicalBody(typed, true)).toMatchObject({ etaMenarca: 12, ciclo: 'Regolare', etaMenopausa: null });
  });
});

test('reads drafts stored by older versions', () => {
  const answers = { fumo: 'si', dosiFumo: 20, dataInizioFumo: '2001-01-01', etaMenarca: '12', professione: 'Sarta' };
  const all = { ...Object.fromEntries(names.map((name) => [name, ''])), ...answers };
  const draft = physiologicalForm.readDraft(
    JSON.parse(JSON.stringify({ ...all, versione: '2026-03-12T09:30:00.000Z' })),
  );
  expect(draft).toEqual(all);
  expect(physiologicalForm.initial({ ...empty, professione: 'Cuoca' }, draft)).toEqual(all);
  const { alvo: _bowels, ...incomplete } = all as Record<string, unknown>;
  expect(physiologicalForm.readDraft(incomplete)).toBeUndefined();
});

import { beforeAll, describe, expect, test, vi } from 'vitest';
import { document } from '../../contract/document.ts';
import { Validation } from '../../contract/validation.ts';
import { loadBuiltIn } from './built-in.ts';
import { interactionsWith } from './check.ts';
import { type Diagnosed, type History, type Person, toComparable, toSubstance } from './history.ts';
import { parseIngredients } from './ingredients.ts';
import rows from './interactions.json' with { type: 'json' };
import { checkInteractions, type PatientContext, type Substance } from './interactions.ts';
import { loadRules, localizeFindings, type Rule } from './rules.ts';

type Shared = Parameters<ReturnType<typeof interactionsWith>['checkShared']>[0];

let rules: Rule[];
beforeAll(async () => {
  rules = await loadRules();
});

const person: Person = { birth: '1960-05-01', sex: 'female', today: '2026-03-12' };
const nothing: History = { current: [], forbidden: [], reactions: [], diagnoses: [], person };
const named = (...names: string[]) =>
  names.map((name, i) => ({
    id_terapie: i + 1,
    id_farmaco_codifa: `farm-${name.toLowerCase().replaceAll(' ', '-')}`,
    descrizione_breve: name,
  }));
const diagnosed = (tipo_diagnosi: Diagnosed['tipo_diagnosi'], diagnosi_patologia: string): Diagnosed => ({
  tipo_diagnosi,
  diagnosi_patologia,
  diagnosi_stato: '0',
});

async function ask(name: string, history: Partial<History>, changed?: number) {
  const catalogue = await loadBuiltIn();
  const [id] = named(name).map(({ id_farmaco_codifa }) => id_farmaco_codifa);
  const medicine = await catalogue.find(id ?? '');
  if (medicine === undefined) throw new Error(`${name} is not in the list`);
  const compared = await toComparable({ ...nothing, ...history }, catalogue);
  return checkInteractions(toSubstance(medicine), compared.contextWithout(changed), rules);
}

const short = ({ messaggiInterazioni }: Awaited<ReturnType<typeof ask>>) =>
  messaggiInterazioni.map(({ tipo, gravita, farmaco_in_corso }) => `${tipo} ${gravita} ${farmaco_in_corso}`);

// Sources: SmPC of the newer product, and the ONC lists (Phansalkar 2012, 2013).
describe('current medicines', () => {
  // covers E-30
  test.each([
    ['Brufen', 'Coumadin', 'grave'],
    ['Coumadin', 'Brufen', 'grave'],
    ['Klacid', 'Zocor', 'controindicata'],
    ['Viagra', 'Nitroderm TTS', 'controindicata'],
    ['Brufen', 'OKi', 'grave'],
    ['Plavix', 'Antra', 'moderata'],
    ['Eutirox', 'Pantorc', 'lieve'],
  ])('%s with %s is %s', async (name, current, severity) => {
    const result = await ask(name, { current: named(current) });
    expect(result.esito).toBe('presenti');
    expect(short(result)).toEqual([`interazione ${severity} ${current}`]);
    const [found] = result.messaggiInterazioni;
    expect(found).toMatchObject({ interazione_con: name, effetto: expect.stringMatching(/\w/) });
    expect(found?.fonte).toMatch(/^(RCP|ONC-HP|ONC-NI)$/);
  });

  // SmPC of Clexane, Seleparina, Arixtra 4.5 (NSAIDs, salicylates, antiplatelets), Plavix 4.5 (NSAIDs), Eliquis 4.5
  // (SSRIs), Ciproxin 4.4, 4.5 (class IA and III, macrolides), Motilium 4.3 (QT); CredibleMeds list of known TdP risk.
  // covers E-30
  test.each([
    ['Clexane', 'Cardioaspirin', 'grave'],
    ['Clexane', 'Aspirina', 'grave'],
    ['Brufen', 'Clexane', 'grave'],
    ['Seleparina', 'OKi', 'grave'],
    ['Arixtra', 'Voltaren', 'grave'],
    ['Arixtra', 'Plavix', 'grave'],
    ['Voltaren', 'Plavix', 'moderata'],
    ['Eliquis', 'Zoloft', 'moderata'],
    ['Ciproxin', 'Cordarone', 'grave'],
    ['Sotalex', 'Ciproxin', 'grave'],
    ['Almarytm', 'Serenase', 'grave'],
    ['Plaquenil', 'Zitromax', 'grave'],
    ['Diflucan', 'Cipralex', 'grave'],
    ['Aricept', 'Elopram', 'grave'],
    ['Peridon', 'Plaquenil', 'controindicata'],
  ])('%s with %s, which both affect bleeding or the QT interval, is %s', async (name, current, severity) => {
    expect(short(await ask(name, { current: named(current) }))).toEqual([`interazione ${severity} ${current}`]);
    expect(short(await ask(current, { current: named(name) }))).toEqual([`interazione ${severity} ${name}`]);
  });

  test('reports nothing for medicines that do not interact', async () => {
    expect(await ask('Tachipirina', { current: named('Triatec') })).toEqual({
      esito: 'nessuna',
      messaggiInterazioni: [],
      non_confrontate: [],
    });
  });

  test.each([
    ['Efferalgan', 'Tachipirina', 'the same ATC code'],
    ['Tachidol', 'Tachipirina', 'one of two ingredients'],
    ['OKi', 'Orudis', 'another salt'],
    ['Aspirina', 'Cardioaspirin', 'another ATC code'],
  ])('%s with %s is a duplicate: %s', async (name, current) => {
    expect(short(await ask(name, { current: named(current) }))).toEqual([`duplicato grave ${current}`]);
  });

  test.each([
    ['Triatec HCT', 'Cotareg', 'two that block the same system'],
    ['Moduretic', 'Triatec HCT', 'one that keeps potassium, and an ACE inhibitor'],
  ])('%s with %s: reports the duplicate and %s', async (name, current) => {
    const found = short(await ask(name, { current: named(current) }));
    expect(found).toEqual([`duplicato grave ${current}`, `interazione grave ${current}`]);
  });

  test('reports a medicine in two therapies once', async () => {
    const [one] = named('Coumadin');
    const current = one ? [one, { ...one, id_terapie: 2 }] : [];
    expect(short(await ask('Brufen', { current }))).toEqual(['interazione grave Coumadin']);
  });

  test('does not compare a therapy with its own earlier version', async () => {
    const current = named('Brufen', 'Coumadin');
    expect(short(await ask('Brufen', { current }, 1))).toEqual(['interazione grave Coumadin']);
  });

  test('reports medicines that the catalogue does not contain', async () => {
    const result = await ask('Brufen', { current: named('Mistero') });
    expect(result.esito).toBe('presenti');
    expect(short(result)).toEqual(['non_verificabile sconosciuta Mistero']);
  });

  test('combines unknown medicines into one finding, listed last', async () => {
    const unknown = ['Mistero', 'Enigma', 'Arcano', 'Mistero'];
    const result = await ask('Brufen', { current: named(...unknown, 'Seloken', 'Triatec') });
    expect(short(result)).toEqual([
      'interazione moderata Triatec',
      'interazione lieve Seloken',
      'non_verificabile sconosciuta Mistero, Enigma, Arcano',
    ]);
  });

  test('compares a current medicine entered as text by the medicines it names', async () => {
    const current = [{ id_terapie: 9, id_farmaco_codifa: '', descrizione_breve: 'Coumadin 5 mg' }];
    expect(short(await ask('Brufen', { current }))).toEqual(['interazione grave Coumadin 5 mg']);
    expect(short(await ask('Tachipirina', { current }))).toEqual(['interazione moderata Coumadin 5 mg']);
  });

  test('reports no single findings for a new medicine without an ATC code', () => {
    const pack: Substance = { name: 'Senzanome', atc: null, ingredient: '' };
    const current = ['A', 'B'].map((name) => ({ name, atc: null, ingredient: '' }));
    const held: PatientContext = { current, forbidden: [], reactions: [], hypersensitivities: [], state: {} };
    expect(checkInteractions(pack, held, rules)).toMatchObject({ esito: 'non_verificabile', messaggiInterazioni: [] });
  });

  test('reports that a medicine without an ATC code cannot be checked', async () => {
    const held: PatientContext = { current: [], forbidden: [], reactions: [], hypersensitivities: [], state: {} };
    const unknown: Substance = { name: 'Tisana', atc: null, ingredient: '' };
    expect(checkInteractions(unknown, held, rules).esito).toBe('non_verificabile');
  });

  test('sorts by severity', async () => {
    const result = await ask('Brufen', {
      current: named('Seloken', 'Coumadin', 'Triatec'),
      forbidden: named('Moment'),
    });
    expect(result.messaggiInterazioni.map(({ gravita }) => gravita)).toEqual([
      'controindicata',
      'grave',
      'moderata',
      'lieve',
    ]);
  });
});

describe('record findings', () => {
  test('reports a forbidden medicine and its family', async () => {
    expect(short(await ask('Moment', { forbidden: named('Brufen') }))).toEqual(['vietato controindicata Brufen']);
    const [family] = (await ask('OKi', { forbidden: named('Brufen') })).messaggiInterazioni;
    expect(family).toMatchObject({ tipo: 'vietato', gravita: 'grave', stretta: false, fonte: 'registro' });
    expect(short(await ask('Tachipirina', { forbidden: named('Brufen') }))).toEqual([]);
  });

  test('repeats why the patient must not take a forbidden medicine', async () => {
    const forbidden = named('Brufen').map((drug) => ({ ...drug, note: 'Gonfiore del viso' }));
    const [found] = (await ask('Moment', { forbidden })).messaggiInterazioni;
    expect(found?.motivo).toBe('Gonfiore del viso');
  });

  test('reports an earlier reaction', async () => {
    expect(short(await ask('Moment', { reactions: named('Brufen') }))).toEqual(['reazione grave Brufen']);
    expect(short(await ask('OKi', { reactions: named('Brufen') }))).toEqual(['reazione moderata Brufen']);
  });

  const written = (name: string) => [{ id_terapie: 9, id_farmaco_codifa: '', descrizione_breve: name }];

  test.each([
    ['Tachipirina', 'Tachipirina', 'controindicata'],
    ['Efferalgan', 'TACHIPIRÌNA 500 mg compresse', 'controindicata'],
    ['Efferalgan', 'paracetamolo', 'controindicata'],
    ['OKi', 'oki', 'controindicata'],
    ['OKi', 'Brufen 600', 'grave'],
    ['Brufen', 'Tutti i FANS', 'controindicata'],
  ])('%s against the forbidden text «%s» is %s', async (name, own, severity) => {
    const result = await ask(name, { forbidden: written(own) });
    expect(result.esito).toBe('presenti');
    expect(short(result)).toEqual([`vietato ${severity} ${own}`]);
    expect(result.non_confrontate).toEqual([]);
  });

  test('reports an earlier reaction to a medicine entered as text', async () => {
    expect(short(await ask('Moment', { reactions: written('brufen') }))).toEqual(['reazione grave brufen']);
  });

  test('matches a pack by its own name when the text names no catalogue entry', () => {
    const pack: Substance = { name: 'FARMACONUOVO 20 compresse 5 mg', atc: 'A99AA99', ingredient: 'Nuovolo' };
    const forbidden: Substance[] = [{ name: 'Farmaconuovo 5 mg', atc: null, ingredient: '', matches: [] }];
    const result = checkInteractions(
      pack,
      { current: [], forbidden, reactions: [], hypersensitivities: [], state: {} },
      rules,
    );
    expect(short(result)).toEqual(['vietato controindicata Farmaconuovo 5 mg']);
  });

  test('reports text that names no medicine as not compared, once', async () => {
    const own = written('La pastiglia verde');
    const result = await ask('Tachipirina', { forbidden: [...own, ...named('Brufen')], reactions: own });
    expect([result.esito, result.non_confrontate]).toEqual(['nessuna', ['La pastiglia verde']]);
  });

  test.each([
    ['Augmentin', 'Allergia alle penicilline', 'controindicata'],
    ['Zimox', "Allergia all'amoxicillina", 'controindicata'],
    ['Augmentin', "Allergia all'Augmentin", 'controindicata'],
    ['Rocefin', 'allergia alla PENICILLINA', 'grave'],
    ['Bactrim', 'Allergia ai sulfamidici', 'controindicata'],
    ['Brufen', 'Allergia ai FANS', 'controindicata'],
    ['Brufen', "Allergia all'acido acetilsalicilico", 'grave'],
    ['OKi', "Allergia all'ibuprofene", 'grave'],
    ['Cardioaspirin', "Allergia all'aspirina", 'controindicata'],
    ['Tachidol', 'Allergia alla codeina', 'controindicata'],
  ])('%s against «%s» is %s', async (name, allergy, severity) => {
    const result = await ask(name, { diagnoses: [diagnosed('Allergia', allergy)] });
    expect(short(result)).toEqual([`allergia ${severity} ${allergy}`]);
    expect(result.non_confrontate).toEqual([]);
  });

  test.each([
    ['Tachipirina', 'Allergia alla codeina'],
    ['Zocor', 'Allergia alla nistatina'],
    ['Seretide', 'Allergia al formoterolo'],
    ['Tachipirina', 'Allergia ai FANS'],
  ])('%s is unrelated to «%s»', async (name, allergy) => {
    expect(short(await ask(name, { diagnoses: [diagnosed('Allergia', allergy)] }))).toEqual([]);
  });

  test('rates an intolerance below an allergy', async () => {
    const diagnoses = [diagnosed('Intolleranza', 'Intolleranza alle statine')];
    expect(short(await ask('Zocor', { diagnoses }))).toEqual(['intolleranza grave Intolleranza alle statine']);
  });

  test('reports other allergies as not compared and ignores diagnoses and excluded allergies', async () => {
    const result = await ask('Tachipirina', {
      diagnoses: [
        diagnosed('Allergia', 'Allergia alle graminacee'),
        diagnosed('Allergia', 'Allergia alle penicilline'),
        diagnosed('Diagnosi', 'Allergia a qualcosa'),
        { ...diagnosed('Allergia', 'Allergia al paracetamolo'), diagnosi_stato: '2' },
      ],
    });
    expect(result).toEqual({
      esito: 'nessuna',
      messaggiInterazioni: [],
      non_confrontate: ['Allergia alle graminacee'],
    });
  });
});

test.each([
  ['Ketoprofene sale di lisina', ['ketoprofene']],
  ['Ramipril e idroclorotiazide', ['ramipril', 'idroclorotiazide']],
  ['Drospirenone ed etinilestradiolo', ['drospirenone', 'etinilestradiolo']],
  ['Bictegravir, emtricitabina e tenofovir alafenamide', ['bictegravir', 'emtricitabina', 'tenofovir']],
  ['AMOXICILLINA TRIIDRATO/POTASSIO CLAVULANATO', ['amoxicillina', 'potassio clavulanato']],
  ['Acetilsalicilato di lisina', ['acido acetilsalicilico']],
  ['Potassio cloruro', ['potassio cloruro']],
  ['', []],
])('%s contains %j', (text, expected) => {
  expect(parseIngredients(text)).toEqual(expected);
});

describe('the rules', () => {
  test('satisfy the contract', () => {
    const severity = new Validation(document).body({ $ref: '#/components/schemas/InteractionSeverity' });
    const source = new Validation(document).body({ $ref: '#/components/schemas/InteractionSource' });
    for (const rule of rules) expect([...severity(rule.severity), ...source(rule.source)]).toEqual([]);
  });

  test('have an effect, a recommendation and two sides', () => {
    for (const { a, b, effect, management } of rules) {
      expect([a.length > 0, b.length > 0, effect.endsWith('.'), management.endsWith('.')]).toEqual(Array(4).fill(true));
    }
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('are translated, and the same text always has the same translation', () => {
    const sentences = rows.flatMap(({ effect, management }) => [effect, management]);
    const english = new Map(sentences.map(({ it, en }) => [it, en]));
    for (const { it, en } of sentences) {
      expect([it, en]).toEqual([expect.stringMatching(/^[A-Z].*\.$/), expect.stringMatching(/^[A-Z].*\.$/)]);
      expect(en).not.toBe(it);
      expect(english.get(it)).toBe(en);
      // Different numbers in the translations would be wrong doses.
      expect(en.match(/\d+/g)).toEqual(it.match(/\d+/g));
      expect(en).not.toMatch(/\b(della|delle|con|rischio|evitare|aumento|dose di)\b|[àèéìòù]/i);
    }
  });

  test('translates findings and keeps texts of changed rules as stored', async () => {
    const { messaggiInterazioni: found } = await ask('Brufen', { current: named('Coumadin') });
    expect(await localizeFindings(found, 'it')).toEqual(found);
    const [english] = await localizeFindings(found, 'en');
    expect(english).toMatchObject({
      ...found[0],
      effetto: 'Higher risk of bleeding, above all in the stomach and bowel.',
      consiglio: 'Avoid; prefer paracetamol; if needed, protect the stomach and check the INR.',
      lingua: 'en',
    });
    const old = found.map((finding) => ({ ...finding, effetto: 'Come si diceva una volta.' }));
    expect(await localizeFindings(old, 'en')).toEqual(old);
  });
});

test('a shared record is looked up once, however many therapies are compared', async () => {
  const catalogue = await loadBuiltIn();
  const findAll = vi.spyOn(catalogue, 'findAll');
  const findNamed = vi.spyOn(catalogue, 'findNamed');
  const written = ['Coumadin compresse', 'Brufen la sera'].map((descrizione_breve, index) => ({
    ...{ id_terapie: 10 + index, id_farmaco_codifa: '', descrizione_breve },
  }));
  const history = { ...nothing, current: [...named('Coumadin', 'Brufen'), ...written] };
  const { checkShared } = interactionsWith({
    catalogue,
    readHistory: async () => history,
    toSharedHistory: () => history,
  });
  const found = await checkShared({} as Shared, 'it');
  expect(found.map(({ id_terapie }) => id_terapie)).toContain(1);
  expect(findAll).toHaveBeenCalledTimes(1);
  expect(findNamed.mock.calls).toEqual(written.map(({ descrizione_breve }) => [descrizione_breve]));
  vi.restoreAllMocks();
});

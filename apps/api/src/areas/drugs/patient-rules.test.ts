import { beforeAll, describe, expect, test } from 'vitest';
import { document } from '../../contract/document.ts';
import { Validation } from '../../contract/validation.ts';
import { loadBuiltIn } from './built-in.ts';
import { type Diagnosed, type Person, toComparable, toSubstance } from './history.ts';
import { checkInteractions } from './interactions.ts';
import { kidneyDegree, patientRules } from './patient-rules.ts';
import { loadRules, localizeFindings, type Rule } from './rules.ts';

let rules: Rule[];
beforeAll(async () => {
  rules = await loadRules();
});

const today = '2026-03-12';
const weeksAgo = (weeks: number) => new Date(Date.parse(today) - weeks * 7 * 86_400_000).toISOString().slice(0, 10);
const man: Person = { birth: '1970-01-01', sex: 'male', today };
const woman: Person = { birth: '1996-03-12', sex: 'female', today };
const inWeek = (weeks: number): Person => ({ ...woman, pregnancy: { beginning: weeksAgo(weeks) } });
const diagnosis = (diagnosi_patologia: string, diagnosi_stato: Diagnosed['diagnosi_stato'] = '0'): Diagnosed => ({
  tipo_diagnosi: 'Diagnosi',
  diagnosi_patologia,
  diagnosi_stato,
});

async function findingsFor(name: string, person: Person, ...diagnoses: Diagnosed[]) {
  const catalogue = await loadBuiltIn();
  const medicine = await catalogue.find(`farm-${name.toLowerCase().replaceAll(' ', '-')}`);
  if (medicine === undefined) throw new Error(`${name} is not in the list`);
  const history = { current: [], forbidden: [], reactions: [], diagnoses, person };
  const held = (await toComparable(history, catalogue)).contextWithout(undefined);
  return checkInteractions(toSubstance(medicine), held, rules).messaggiInterazioni;
}
const short = async (...asked: Parameters<typeof findingsFor>) =>
  (await findingsFor(...asked)).map(
    ({ gravita, farmaco_in_corso, fonte }) => `${gravita} ${farmaco_in_corso} ${fonte}`,
  );

describe('rules by patient state', () => {
  // covers E-30
  test.each<[string, number, string[]]>([
    ['Brufen', 19, []],
    ['Brufen', 20, ['grave Gravidanza in corso FDA']],
    ['Brufen', 27, ['grave Gravidanza in corso FDA']],
    ['Brufen', 28, ['controindicata Gravidanza in corso RCP']],
    ['Aspirina', 30, ['controindicata Gravidanza in corso RCP']],
    // The warning of 2020 excepts low-dose acetylsalicylic acid.
    ['Cardioaspirin', 30, []],
    ['Tachipirina', 30, []],
    ['Triatec', 13, ['grave Gravidanza in corso RCP']],
    ['Triatec', 14, ['controindicata Gravidanza in corso RCP']],
    ['Cotareg', 25, ['controindicata Gravidanza in corso RCP']],
    ['Depakin', 3, ['controindicata Gravidanza in corso EMA']],
    ['Aisoskin', 3, ['controindicata Gravidanza in corso EMA']],
  ])('%s in week %i of pregnancy: %j', async (name, week, expected) => {
    expect(await short(name, inWeek(week))).toEqual(expected);
  });

  test('warns about a pregnancy without a date', async () => {
    const undated: Person = { ...woman, pregnancy: { beginning: null } };
    expect(await short('Brufen', undated)).toEqual(['grave Gravidanza in corso FDA']);
    expect(await short('Triatec', undated)).toEqual(['controindicata Gravidanza in corso RCP']);
    expect(await short('Brufen', woman)).toEqual([]);
  });

  test.each(['Depakin', 'Aisoskin'])(
    '%s is restricted to women who cannot become pregnant or use contraception',
    async (name) => {
      const born = (birth: string | null): Person => ({ ...woman, birth });
      expect(await short(name, woman)).toEqual(['grave Possibile gravidanza EMA']);
      expect(await short(name, born(null))).toEqual(['grave Possibile gravidanza EMA']);
      expect(await short(name, born('1966-03-12'))).toEqual([]);
      expect(await short(name, born('2017-03-12'))).toEqual([]);
      expect(await short(name, man)).toEqual([]);
    },
  );

  test.each([
    ['Bassado', '2018-03-13', ['grave Età inferiore a 8 anni RCP'], '2018-03-12'],
    ['Aspirina', '2010-03-13', ['controindicata Età inferiore a 16 anni RCP'], '2010-03-12'],
    ['Cardioaspirin', '2010-03-13', ['grave Età inferiore a 16 anni RCP'], '2010-03-12'],
    ['Tachidol', '2014-03-13', ['controindicata Età inferiore a 12 anni EMA'], '2014-03-12'],
  ])('%s for a birth on %s: %j; on %s nothing', async (name, birth, expected, older) => {
    expect(await short(name, { ...man, birth })).toEqual(expected);
    expect(await short(name, { ...man, birth: older })).toEqual([]);
    expect(await short(name, { ...man, birth: null })).toEqual([]);
  });

  test.each<[string, string, string[]]>([
    ['Glucophage', 'Insufficienza renale cronica, stadio G4', ['controindicata Insufficienza renale grave EMA']],
    ['Janumet', 'IRC terminale in dialisi', ['controindicata Insufficienza renale grave EMA']],
    ['Glucophage', 'Malattia renale cronica stadio 3', ['moderata Malattia renale EMA']],
    ['Glucophage', 'Calcolosi renale', []],
    ['Januvia', 'Insufficienza renale cronica, stadio G4', []],
    ['Brufen', 'Malattia renale cronica (stadio V)', ['controindicata Insufficienza renale grave RCP']],
    ['Brufen', 'Malattia renale cronica stadio 3', []],
  ])('%s with «%s»: %j', async (name, disease, expected) => {
    expect(await short(name, man, diagnosis(disease))).toEqual(expected);
    expect(await short(name, man, diagnosis(disease, '2'))).toEqual([]);
  });

  test('ignores diagnoses that are not about the kidneys', () => {
    expect(kidneyDegree(['Asma grave', 'Circolazione rallentata'])).toBeUndefined();
    expect(kidneyDegree(['Asma grave', 'Malattia renale cronica'])).toBe('reduced');
  });

  test('judges a medicine entered as text by the medicines it names', async () => {
    const catalogue = await loadBuiltIn();
    const history = { current: [], forbidden: [], reactions: [], diagnoses: [], person: inWeek(30) };
    const held = (await toComparable(history, catalogue)).contextWithout(undefined);
    const own = {
      name: 'ibuprofene 200',
      atc: null,
      ingredient: '',
      matches: catalogue.findNamed('ibuprofene').map(toSubstance),
    };
    expect(checkInteractions(own, held, rules).messaggiInterazioni).toMatchObject([
      { tipo: 'condizione', gravita: 'controindicata', interazione_con: 'ibuprofene 200' },
    ]);
  });

  test('translates findings', async () => {
    const [english] = await localizeFindings(
      await findingsFor('Glucophage', man, diagnosis('Malattia renale cronica')),
      'en',
    );
    expect(english).toMatchObject({
      tipo: 'condizione',
      farmaco_in_corso: 'Kidney disease',
      effetto: expect.stringContaining('between 30 and 59 ml/min'),
      lingua: 'en',
    });
  });
});

describe('the table', () => {
  test('satisfies the contract and names a source in each row', () => {
    const source = new Validation(document).body({ $ref: '#/components/schemas/InteractionSource' });
    for (const { atc, source: named, entry, reference } of patientRules) {
      expect(source(named)).toEqual([]);
      expect([atc.length > 0, reference !== '', named === 'RCP' ? entry === '' : /^\d{4}$/.test(entry)]).toEqual([
        true,
        true,
        true,
      ]);
    }
  });

  test('has translations with the same numbers', () => {
    const sentences = patientRules.flatMap(({ effect, management }) => [effect, management]);
    for (const { it, en } of sentences) {
      expect([it, en]).toEqual([expect.stringMatching(/^[A-Z].*\.$/), expect.stringMatching(/^[A-Z].*\.$/)]);
      expect(en.match(/\d+/g)).toEqual(it.match(/\d+/g));
    }
  });
});

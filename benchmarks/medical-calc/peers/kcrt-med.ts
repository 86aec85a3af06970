import { type Contender, contender } from '../contender.ts';
import type { Person } from '../people.ts';
import { noSchemas, peer } from './peer.ts';

type Values = Readonly<Record<string, number>>;

interface Exports {
  getFormula: (id: string) => { output: Readonly<Record<string, { formula: string }>> } | undefined;
  evaluateFormula: (formula: string, values: Values) => number;
}

/** Its formulas are texts. Only the shared output is computed. */
const evaluated = (
  { getFormula, evaluateFormula }: Exports,
  id: string,
  output: string,
  prepare: (person: Person) => Values,
): Contender => {
  const text = getFormula(id)?.output[output]?.formula;
  if (text === undefined) throw new Error(`kcrt/med has no ${id} with ${output}.`);
  return contender({ prepare, run: (values) => evaluateFormula(text, values) });
};

const yes = Number;
const sex = (person: Person) => yes(!person.female);

export const kcrtMed = peer<Exports>({
  name: 'kcrt/med 0.1.0',
  repository: 'kcrt/med',
  commit: 'f45eb4e5f43872deddc3cd03469f887f15c92b89',
  paths: ['src/lib', 'src/formulas', 'src/types'],
  entry: "export { getFormula, evaluateFormula } from './src/lib/formula';",
  alias: { '@': './src' },
  stubs: { zod: noSchemas },
  libraries: {
    'expr-eval': {
      repository: 'silentmatt/expr-eval',
      commit: '9f40d2b0367f551bd2c07a6c7d2e06d8943cd7c3',
      paths: ['dist/index.mjs'],
      file: 'dist/index.mjs',
    },
  },
  contenders: (exports) => ({
    BMI: evaluated(exports, 'bmi_adult', 'BMI', ({ weightKg, heightCm }) => ({ weight: weightKg, height: heightCm })),
    // It adds cystatin C terms of no published equation, which are 1 at 0.8 mg/L.
    'CKD-EPI 2021': evaluated(exports, 'ckd_epi_2021', 'egfr_2021', (person) => ({
      scr: person.creatinine,
      cystatin_c: 0.8,
      age: person.age,
      sex: sex(person),
    })),
    'Cockcroft-Gault': evaluated(exports, 'ccr_adult', 'cockcroft', (person) => ({
      weight: person.weightKg,
      age: person.age,
      scr: person.creatinine,
      sex: sex(person),
    })),
    'CHA2DS2-VASc': evaluated(exports, 'cha2ds2_vasc', 'score', (person) => ({
      heart_failure: yes(person.heartFailure),
      hypertension: yes(person.hypertension),
      age_75: yes(person.age >= 75),
      diabetes: yes(person.diabetes),
      stroke: yes(person.stroke),
      vascular_disease: yes(person.vascularDisease),
      age_65_74: yes(person.age >= 65 && person.age < 75),
      sex: sex(person),
    })),
    'HAS-BLED': evaluated(exports, 'has_bled', 'score', (person) => ({
      hypertension: yes(person.systolicBpMmHg > 160),
      renal_disease: yes(person.renal),
      liver_disease: yes(person.liver),
      stroke: yes(person.stroke),
      bleeding: yes(person.bleeding),
      labile_inr: yes(person.labileInr),
      elderly: yes(person.age > 65),
      drugs: yes(person.drugs),
      alcohol: yes(person.alcohol),
    })),
  }),
});

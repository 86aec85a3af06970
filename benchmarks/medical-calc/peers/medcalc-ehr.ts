import { contender } from '../contender.ts';
import type { Person } from '../people.ts';
import { peer, unrounded } from './peer.ts';

const kidney = ({ age, creatinine, sex }: Person) => ({
  'ckd-epi-age': age,
  'ckd-epi-creatinine': creatinine,
  'ckd-epi-gender': sex,
});
const clearance = ({ sex, age, weightKg, creatinine }: Person) => ({ gender: sex, age, weight: weightKg, creatinine });
const liver = ({ bilirubin, inr, creatinine, sodiumMmolL }: Person) => ({
  bili: bilirubin,
  inr,
  creat: creatinine,
  sodium: sodiumMmolL,
});
const arteries = (person: Person) => ({
  age: person.age,
  tc: person.totalCholesterol,
  hdl: person.hdl,
  sbp: person.systolicBpMmHg,
  isMale: !person.female,
  race: person.black ? 'aa' : 'white',
  onHtnTx: person.bpTreated,
  isDiabetic: person.diabetes,
  isSmoker: person.smoker,
});
const heart = (person: Person) => ({
  age: person.age,
  sex: person.sex,
  sbp: person.systolicBpMmHg,
  totalCholesterol: person.totalCholesterol,
  hdl: person.hdl,
  bmi: person.bmi,
  egfr: person.egfr,
  diabetes: person.diabetes,
  smoking: person.smoker,
  onAntihypertensive: person.bpTreated,
  onStatin: person.statin,
});

type Shown<Values> = (values: Values) => [{ value: string | number }];
const first = ([{ value }]: [{ value: string | number }]) => Number(value);

interface Exports {
  calculateCkdEpi: Shown<ReturnType<typeof kidney>>;
  crclCalculation: Shown<ReturnType<typeof clearance>>;
  meldNaCalculation: Shown<ReturnType<typeof liver>>;
  calculatePCE: (patient: ReturnType<typeof arteries>) => number;
  calculatePreventOnce: (
    patient: ReturnType<typeof heart>,
    model: 'base',
    time: '10yr',
  ) => { totalCvd: number; ascvd: number; heartFailure: number };
}

export const medcalcEhr = peer<Exports>({
  name: 'MEDCALCEHR 1.0.0',
  repository: 'Lusnaker0730/MEDCALCEHR',
  commit: '3df7457cc57c4e30a1c9bbedc4c815bfe0b03344',
  paths: ['ascvd', 'ckd-epi', 'crcl', 'meld-na', 'prevent'].map((folder) => `src/calculators/${folder}`),
  entry: `
    export { calculateCkdEpi } from './src/calculators/ckd-epi/calculation';
    export { crclCalculation } from './src/calculators/crcl/calculation';
    export { meldNaCalculation } from './src/calculators/meld-na/calculation';
    export { calculatePCE } from './src/calculators/ascvd/calculation';
    export { calculatePreventOnce } from './src/calculators/prevent/calculation';
  `,
  // The error reporting is never called here.
  stubs: { '../../errorHandler.js': 'export class ValidationError extends Error {}' },
  contenders: ({ calculateCkdEpi, crclCalculation, meldNaCalculation, calculatePCE, calculatePreventOnce }) => ({
    'CKD-EPI 2021': contender({
      prepare: kidney,
      run: (values) => calculateCkdEpi(values),
      value: first,
      rounding: { decimals: 0 },
    }),
    'Cockcroft-Gault': contender({
      prepare: clearance,
      run: (values) => crclCalculation(values),
      value: first,
      rounding: { decimals: 1 },
    }),
    'MELD-Na': contender({
      prepare: liver,
      run: (values) => meldNaCalculation(values),
      value: first,
      knownBug: {
        reason: 'it uses tenths of MELD where the rule has whole numbers.',
        affects: (person) => Math.abs(unrounded(person) - Math.round(unrounded(person))) >= 0.05,
      },
    }),
    'PCE 2013': contender({
      prepare: arteries,
      run: (patient) => calculatePCE(patient),
      knownBug: {
        reason: 'it uses the term of age and treated pressure for untreated pressure, too.',
        affects: (person) => person.black && person.female && !person.bpTreated,
      },
    }),
    PREVENT: contender({
      prepare: heart,
      run: (person) => calculatePreventOnce(person, 'base', '10yr'),
      value: ({ totalCvd, ascvd, heartFailure }) => 100 * (totalCvd + ascvd + heartFailure),
    }),
  }),
});

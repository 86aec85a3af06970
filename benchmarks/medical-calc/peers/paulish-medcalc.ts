import { contender } from '../contender.ts';
import type { Person } from '../people.ts';
import { peer } from './peer.ts';

const female = 1;
const male = 0;
const gender = (person: Person) => (person.female ? female : male);

const measures = ({ heightCm, weightKg }: Person) => ({ height: heightCm, weight: weightKg });
/** µmol/L. */
const kidney = (person: Person) => ({
  age: person.age,
  creatinine: person.creatinine * 88.4,
  gender: gender(person),
  race: 0,
});
const strokeRisk = (person: Person) => ({
  congestive: person.heartFailure,
  hypertension: person.hypertension,
  age: person.age,
  diabetes: person.diabetes,
  stroke: person.stroke,
  vascular: person.vascularDisease,
  gender: gender(person),
});
const bleedingRisk = (person: Person) => ({
  age: person.age,
  systolicBP: person.systolicBpMmHg,
  liver: person.liver,
  renal: person.renal,
  stroke: person.stroke,
  bleeding: person.bleeding,
  labile: person.labileInr,
  alcohol: person.alcohol,
  medication: person.drugs,
});

type Calculator<Values> = new () => { calculate: (values: Values) => { value: number } };

interface Exports {
  Bmi: Calculator<ReturnType<typeof measures>>;
  CkdEpi: Calculator<ReturnType<typeof kidney>>;
  Cha2Ds2Vasc: Calculator<ReturnType<typeof strokeRisk>>;
  HasBled: Calculator<ReturnType<typeof bleedingRisk>>;
}

const value = (result: { value: number }) => result.value;

export const paulishMedcalc = peer<Exports>({
  name: 'paulish/medcalc 0.9.1',
  repository: 'paulish/medcalc',
  commit: '862aa3d81e456416728e325b12cb01e7663b1d79',
  paths: ['src'],
  entry: `
    export { Bmi } from './src/bmi';
    export { CkdEpi } from './src/ckdepi';
    export { Cha2Ds2Vasc } from './src/cha2ds2vasc';
    export { HasBled } from './src/hasbled';
  `,
  // One instance for all calls, as its API intends.
  contenders: ({ Bmi, CkdEpi, Cha2Ds2Vasc, HasBled }) => {
    const bmi = new Bmi();
    const ckdEpi = new CkdEpi();
    const cha2ds2Vasc = new Cha2Ds2Vasc();
    const hasBled = new HasBled();
    return {
      BMI: contender({ prepare: measures, run: (values) => bmi.calculate(values), value, rounding: { decimals: 2 } }),
      'CKD-EPI 2009': contender({
        prepare: kidney,
        run: (values) => ckdEpi.calculate(values),
        value,
        rounding: { decimals: 0 },
      }),
      'CHA2DS2-VASc': contender({ prepare: strokeRisk, run: (values) => cha2ds2Vasc.calculate(values), value }),
      'HAS-BLED': contender({ prepare: bleedingRisk, run: (values) => hasBled.calculate(values), value }),
    };
  },
});

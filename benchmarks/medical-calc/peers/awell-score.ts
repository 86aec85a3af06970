import { contender } from '../contender.ts';
import type { Person } from '../people.ts';
import { noSchemas, peer } from './peer.ts';

const measures = ({ weightKg, heightCm }: Person) => ({ data: { weight: weightKg, height: heightCm } });

/** Its inputs are points. */
const points = (person: Person) => ({
  data: {
    '1_AGE': Number(person.age >= 65) + Number(person.age >= 75),
    '2_SEX': Number(person.female),
    '3_CHF_HISTORY': Number(person.heartFailure),
    '4_HYPERTENSION_HISTORY': Number(person.hypertension),
    '5_STROKE_TIA_THROMBOEMBOLISM_HISTORY': person.stroke ? 2 : 0,
    '6_VASCULAR_DISEASE_HISTORY': Number(person.vascularDisease),
    '7_DIABETES_HISTORY': Number(person.diabetes),
  },
});

interface Exports {
  bmi: { calculate: (given: ReturnType<typeof measures>) => { BMI: number } };
  stroke: { calculate: (given: ReturnType<typeof points>) => { CHA2DS2_VASC_SCORE: number } };
}

/** The bare functions, without the schemas of the inputs. */
export const awellScore = peer<Exports>({
  name: 'awell-score 1.1.10-rc',
  repository: 'awell-health/awell-score',
  commit: 'c37843e505763f1767d22d0250ee1920eccddb21',
  paths: ['src/scores/bmi', 'src/scores/CHA2DS2_VASc_Score', 'src/types'],
  entry: `
    export { bmi } from './src/scores/bmi/metric/bmi';
    export { CHA2DS2_VASc_Score as stroke } from './src/scores/CHA2DS2_VASc_Score/CHA2DS2_VASc_Score';
  `,
  stubs: { zod: noSchemas },
  libraries: {
    lodash: {
      repository: 'lodash/lodash',
      commit: '0c9b60c1ae2656ef0d605e6726d72307eb5c31ff',
      paths: ['lodash.js'],
      file: 'lodash.js',
    },
  },
  contenders: ({ bmi, stroke }) => ({
    BMI: contender({ prepare: measures, run: (given) => bmi.calculate(given), value: ({ BMI }) => BMI }),
    'CHA2DS2-VASc': contender({
      prepare: points,
      run: (given) => stroke.calculate(given),
      value: ({ CHA2DS2_VASC_SCORE }) => CHA2DS2_VASC_SCORE,
    }),
  }),
});

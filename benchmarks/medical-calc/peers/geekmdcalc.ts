import { contender } from '../contender.ts';
import type { Person } from '../people.ts';
import { peer } from './peer.ts';

const prepare = (person: Person) => ({
  age: person.age,
  isDiabetic: person.diabetes,
  isGeneticMale: !person.female,
  isBlack: person.black,
  isOnBloodPressureMeds: person.bpTreated,
  isSmoker: person.smoker,
  cholesterolTotal: person.totalCholesterol,
  cholesterolHDL: person.hdl,
  systolicBloodPressure: person.systolicBpMmHg,
});

interface Exports {
  pooledCohort2013: (data: ReturnType<typeof prepare>) => { tenYearRisk: number };
}

export const geekmdcalc = peer<Exports>({
  name: 'geekmdcalc-js 0.1.0',
  repository: 'geekmdllc/geekmdcalc-js',
  commit: '31e4720447e5156ea15ab1be4eb4f90f2f58020d',
  paths: ['src'],
  entry: "export { pooledCohort2013 } from './src/ascvd/pooledCohort2013';",
  contenders: ({ pooledCohort2013 }) => ({
    'PCE 2013': contender({ prepare, run: (data) => pooledCohort2013(data), value: ({ tenYearRisk }) => tenYearRisk }),
  }),
});

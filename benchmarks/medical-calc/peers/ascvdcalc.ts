import { contender } from '../contender.ts';
import type { Person } from '../people.ts';
import { peer } from './peer.ts';

const prepare = (person: Person) => ({
  sex: person.sex,
  race: person.black ? 'africanAmerican' : 'white',
  age: person.age,
  totalChol: person.totalCholesterol,
  hdl: person.hdl,
  systolicBp: person.systolicBpMmHg,
  isDiabetic: person.diabetes,
  isSmoker: person.smoker,
  treatedHTN: person.bpTreated,
});

interface Exports {
  calculateASCVDEstimate: (patient: ReturnType<typeof prepare>) => string;
}

export const ascvdcalc = peer<Exports>({
  name: 'ascvdcalc 1.0.6',
  repository: 'marcospcmartins/ascvdcalc',
  commit: 'e393dfd56162f2a8ad7422eb6aa1302c4745d1d9',
  paths: ['src'],
  entry: "export { calculateASCVDEstimate } from './src/utils';",
  contenders: ({ calculateASCVDEstimate }) => ({
    'PCE 2013': contender({ prepare, run: (patient) => calculateASCVDEstimate(patient), rounding: { digits: 4 } }),
  }),
});

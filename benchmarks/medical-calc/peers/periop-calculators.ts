import { contender } from '../contender.ts';
import type { Person } from '../people.ts';
import { peer, unrounded } from './peer.ts';

const prepare = ({ bilirubin, creatinine, inr }: Person) => ({ bilirubin, creatinine, inr });

interface Exports {
  calculateMELDScore: (input: ReturnType<typeof prepare>) => { score: number };
}

export const periopCalculators = peer<Exports>({
  name: 'periop-calculators 1.3.0',
  repository: 'rizvimd/periop-calculators',
  commit: 'ee26058e908dec6a8283522b488777af6012f340',
  paths: ['src'],
  entry: "export { calculateMELDScore } from './src/calculators/meld';",
  contenders: ({ calculateMELDScore }) => ({
    MELD: contender({
      prepare,
      run: (input) => calculateMELDScore(input),
      value: ({ score }) => score,
      knownBug: {
        reason: 'it also caps bilirubin and INR at 4, and rounds twice.',
        affects: (person) => person.bilirubin > 4 || person.inr > 4 || unrounded(person) % 1 >= 0.45,
      },
    }),
  }),
});

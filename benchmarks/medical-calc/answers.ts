// What the answer of the checked layer costs by itself: the numbers of `formula` in the objects that the package promises,
// without one check, and rounded and banded as cheaply as can be. Where this alone is less than the goal, no checked layer
// that answers the same can reach it.
import { type Contender, contender, type Formula } from './contest.ts';
import { formula } from './ours.ts';

const answer = <Outputs>(outputs: Outputs) => ({ ok: true, id: 'id', outputs, warnings: [] });
const count = (value: number) => ({ value, rounded: value, decimals: 0 });
const quantity = (value: number, unit: string) => ({ value, unit, rounded: Math.round(value), decimals: 0 });
const banded = (value: number, unit: string) => ({
  value,
  unit,
  rounded: Math.round(value),
  decimals: 0,
  band: value < 1 ? 'low' : 'high',
});

/** Around our formula, of which every contender has what `Numbers` says. */
const around = <Numbers>(name: Formula, shape: (numbers: Numbers) => unknown) => {
  const { prepare, run } = formula[name] as Contender<unknown, Numbers>;
  return contender({ prepare, run: (input) => shape(run(input)) });
};

interface Prevent {
  total: number;
  ascvd: number;
  heartFailure: number;
  laterTotal: number;
  laterAscvd: number;
}

export const answers: Record<Formula, Contender> = {
  BMI: around('BMI', (value: number) => answer({ bmi: banded(value, 'kg/m2') })),
  'CKD-EPI 2021': around('CKD-EPI 2021', (value: number) => answer({ egfr: banded(value, 'mL/min/{1.73_m2}') })),
  'CKD-EPI 2009': around('CKD-EPI 2009', (value: number) => answer({ egfr: banded(value, 'mL/min/{1.73_m2}') })),
  'Cockcroft-Gault': around('Cockcroft-Gault', (value: number) => answer({ crclMlMin: quantity(value, 'mL/min') })),
  'PCE 2013': around('PCE 2013', (value: number) => answer({ riskPercent: banded(value, '%') })),
  // The sixth one, which the peer does not count, is not computed here.
  PREVENT: around('PREVENT', ({ total, ascvd, heartFailure, laterTotal, laterAscvd }: Prevent) =>
    answer({
      totalCvd10Percent: quantity(total, '%'),
      ascvd10Percent: quantity(ascvd, '%'),
      heartFailure10Percent: quantity(heartFailure, '%'),
      totalCvd30Percent: quantity(laterTotal, '%'),
      ascvd30Percent: quantity(laterAscvd, '%'),
      heartFailure30Percent: quantity(0, '%'),
    }),
  ),
  MELD: around('MELD', (value: number) => answer({ meld: count(value), mortality3MonthPercent: quantity(6, '%') })),
  'MELD-Na': around('MELD-Na', ([meldI, meldNa]: [number, number]) =>
    answer({ meldI: count(meldI), meldNa: count(meldNa) }),
  ),
  'CHA2DS2-VASc': around('CHA2DS2-VASc', (score: number) =>
    answer({
      score: count(score),
      strokeRatePercent: quantity(score, '%'),
      strokeTiaEmbolismRatePercent: quantity(score, '%'),
    }),
  ),
  'HAS-BLED': around('HAS-BLED', (score: number) =>
    answer({
      score: { ...count(score), band: score < 3 ? 'low' : 'high' },
      bleedsPer100PatientYears: quantity(score, '/(100.a)'),
      majorBleedingRiskPercent: quantity(score, '%'),
    }),
  ),
  'QTc Fridericia': around('QTc Fridericia', (value: number) => answer({ qtcMs: quantity(value, 'ms') })),
};

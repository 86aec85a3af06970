// The cost of the result objects alone: the numbers of `formula` without checks, rounded and banded as cheaply as possible.
import { type Contender, contender, type Formula } from './contender.ts';
import { formula } from './ours.ts';

const result = <Outputs>(outputs: Outputs) => ({ ok: true, id: 'id', outputs, warnings: [] });
const count = (value: number) => ({ value, rounded: value, decimals: 0 });
const quantity = (value: number, unit: string) => ({ value, unit, rounded: Math.round(value), decimals: 0 });
const banded = (value: number, unit: string) => ({
  value,
  unit,
  rounded: Math.round(value),
  decimals: 0,
  band: value < 1 ? 'low' : 'high',
});

const wrap = <Numbers>(name: Formula, shape: (numbers: Numbers) => unknown) => {
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

export const bareResults: Record<Formula, Contender> = {
  BMI: wrap('BMI', (value: number) => result({ bmi: banded(value, 'kg/m2') })),
  'CKD-EPI 2021': wrap('CKD-EPI 2021', (value: number) => result({ egfr: banded(value, 'mL/min/{1.73_m2}') })),
  'CKD-EPI 2009': wrap('CKD-EPI 2009', (value: number) => result({ egfr: banded(value, 'mL/min/{1.73_m2}') })),
  'Cockcroft-Gault': wrap('Cockcroft-Gault', (value: number) => result({ crclMlMin: quantity(value, 'mL/min') })),
  'PCE 2013': wrap('PCE 2013', (value: number) => result({ riskPercent: banded(value, '%') })),
  // The sixth risk is not computed, because the peer does not have it.
  PREVENT: wrap('PREVENT', ({ total, ascvd, heartFailure, laterTotal, laterAscvd }: Prevent) =>
    result({
      totalCvd10Percent: quantity(total, '%'),
      ascvd10Percent: quantity(ascvd, '%'),
      heartFailure10Percent: quantity(heartFailure, '%'),
      totalCvd30Percent: quantity(laterTotal, '%'),
      ascvd30Percent: quantity(laterAscvd, '%'),
      heartFailure30Percent: quantity(0, '%'),
    }),
  ),
  MELD: wrap('MELD', (value: number) => result({ meld: count(value), mortality3MonthPercent: quantity(6, '%') })),
  'MELD-Na': wrap('MELD-Na', ([meldI, meldNa]: [number, number]) =>
    result({ meldI: count(meldI), meldNa: count(meldNa) }),
  ),
  'CHA2DS2-VASc': wrap('CHA2DS2-VASc', (score: number) =>
    result({
      score: count(score),
      strokeRatePercent: quantity(score, '%'),
      strokeTiaEmbolismRatePercent: quantity(score, '%'),
    }),
  ),
  'HAS-BLED': wrap('HAS-BLED', (score: number) =>
    result({
      score: { ...count(score), band: score < 3 ? 'low' : 'high' },
      bleedsPer100PatientYears: quantity(score, '/(100.a)'),
      majorBleedingRiskPercent: quantity(score, '%'),
    }),
  ),
  'QTc Fridericia': wrap('QTc Fridericia', (value: number) => result({ qtcMs: quantity(value, 'ms') })),
};

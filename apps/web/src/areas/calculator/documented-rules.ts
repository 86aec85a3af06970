import { useTranslation } from 'react-i18next';
import { ranges } from '../../shared/calculator-page/body.ts';
import type { Overrides } from '../../shared/calculator-page/build-questions.ts';

export function useDocumentedRules() {
  const { t } = useTranslation('calculator');
  // The documented warning covers more than the documented range and would be wrong below it.
  const rareAbove = (limit: number, text: string) => ({
    rareMessage: (value: number) => (value > limit ? text : undefined),
  });
  return {
    dose: {
      administrations: { hard: [1, 10], usual: undefined, rangeMessage: t('rules.administrations'), fallback: 1 },
      doseMgPerKg: { usual: [0, 10] },
      doseMgPerM2: { usual: [0, 10] },
    },
    infusion: {
      doseMcgPerKgPerMin: { usual: [1, 10], fallback: 1 },
      vialMg: { usual: [1, 10], fallback: 1 },
      vials: { usual: [1, 10], fallback: 1 },
      volumeMl: { usual: [100, 500], fallback: 100 },
    },
    drops: {
      contentMg: { usual: [1, 10], fallback: 1, ...rareAbove(50, t('rules.content')) },
      volumeMl: { usual: [1, 10], fallback: 1, ...rareAbove(100, t('rules.volume')) },
      doseMg: { usual: [1, 10], fallback: 1, ...rareAbove(10, t('rules.dose')) },
      dropsPerMl: { usual: [1, 100], fallback: 1, ...rareAbove(50, t('rules.dropsPerMl')) },
    },
    urine: {
      urineCreatinine: { usual: [40, 200], fallback: 40 },
      urineVolumeMl24h: { usual: [800, 2000], fallback: 800, usualMessage: t('rules.urineVolume') },
      serumCreatinine: { ...creatinine(t('rules.creatinine')) },
    },
    kidneys: { creatinine: creatinine(t('rules.creatinine')) },
  } satisfies Record<string, Overrides>;
}

const creatinine = (rangeMessage: string) => ({ hard: ranges.creatinine, rangeMessage, fallback: 1 });

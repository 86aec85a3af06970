import { NumberField } from '@libretto/design-system/number-field';
import { bmi } from '@libretto/medical-calc/bmi';
import { bsaDuBois } from '@libretto/medical-calc/bsa-du-bois';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import { ranges, validNumber } from './body.ts';
import * as styles from './calculator-page.css.ts';
import { useBody } from './use-body.ts';

const SaveReading = lazy(() => import('../readings/save-reading.tsx'));

export function BodyHeader() {
  const { t } = useTranslation('calculator-page');
  const formats = useFormats();
  const { body, newReading, change, resetMeasures } = useBody();
  const [minWeight, maxWeight] = ranges.weightKg;
  const [minHeight, maxHeight] = ranges.heightCm;
  const since = (day: string | undefined) => day && t('body.measured', { date: formats.date(day) });

  return (
    <section aria-label={t('body.title')} className={styles.body}>
      <div className={styles.fields}>
        <NumberField
          id="body-weight"
          label={t('body.weight')}
          name="parametro_peso"
          units={[{ code: 'kg', label: 'kg' }]}
          value={body.weightKg}
          onChange={(weightKg) => change({ weightKg })}
          min={minWeight}
          max={maxWeight}
          rangeMessage={t('body.weightRange')}
          hint={since(body.measured.weightKg)}
        />
        <NumberField
          id="body-height"
          label={t('body.height')}
          name="parametro_altezza"
          units={[{ code: 'cm', label: 'cm' }]}
          value={body.heightCm}
          onChange={(heightCm) => change({ heightCm })}
          min={minHeight}
          max={maxHeight}
          rangeMessage={t('body.heightRange')}
          hint={since(body.measured.heightCm)}
        />
      </div>
      <div className={styles.save} data-print="hidden">
        <Suspense fallback={null}>
          <SaveReading reading={newReading} onSaved={resetMeasures} />
        </Suspense>
      </div>
      <Figures
        weightKg={validNumber(body.weightKg, ranges.weightKg)}
        heightCm={validNumber(body.heightCm, ranges.heightCm)}
      />
    </section>
  );
}

function Figures({ weightKg, heightCm }: { weightKg: number | undefined; heightCm: number | undefined }) {
  const { t } = useTranslation('calculator-page');
  const formats = useFormats();
  const known = weightKg !== undefined && heightCm !== undefined ? { weightKg, heightCm } : undefined;
  const index = known && bmi(known);
  const area = known && bsaDuBois(known);
  const figures = [
    { id: 'bmi', output: index?.ok ? index.outputs.bmi : undefined, unit: 'kg/m²' },
    { id: 'area', output: area?.ok ? area.outputs.bsa : undefined, unit: 'm²' },
  ] as const;
  return (
    <dl className={styles.figures} aria-live="polite">
      {figures.map(({ id, output, unit }) => (
        <div key={id}>
          <dt className={styles.term}>{t(`body.${id}`)}</dt>
          <dd className={styles.figure}>
            {output ? (
              <>
                <strong className={styles.number}>
                  {formats.number(output.rounded, {
                    minimumFractionDigits: output.decimals,
                    maximumFractionDigits: output.decimals,
                  })}
                </strong>{' '}
                {unit}
              </>
            ) : (
              <span className={styles.number}>...</span>
            )}
          </dd>
          <dd className={styles.formula}>{t(`body.${id}Formula`)}</dd>
        </div>
      ))}
    </dl>
  );
}

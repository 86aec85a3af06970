import { Button } from '@libretto/design-system/button';
import { useStore } from '@tanstack/react-form';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { shortPair, toggles } from '../../shared/forms/form.css.ts';
import { type Chart, charts } from '../../shared/readings/charts.ts';
import type { Measure } from '../../shared/readings/measures.ts';
import { PressurePair } from './pressure-pair.tsx';
import type { ReadingValues } from './reading-form.ts';
import * as styles from './readings.css.ts';

interface MeasureChoiceProps {
  form: {
    store: Parameters<
      typeof useStore<{
        values: ReadingValues;
        fieldMeta: Partial<Record<Measure, { errors: readonly unknown[] }>>;
      }>
    >[0];
  };
  field: (name: Measure) => ReactNode;
}

/** What was measured, and its fields: the pressure at first. One that holds a value or lacks one stays. */
export function MeasureChoice({ form, field }: MeasureChoiceProps) {
  const { t } = useTranslation('readings');
  const fields = useRef<HTMLDivElement>(null);
  // As one text, or each keystroke would render the fields.
  const needed = useStore(form.store, ({ values, fieldMeta }) =>
    charts
      .filter(({ of }) => of.some((name) => values[name] !== '' || (fieldMeta[name]?.errors.length ?? 0) > 0))
      .map(({ id }) => id)
      .join(' '),
  ).split(' ');
  // Those of a draft too: emptied, a field would go while it has the focus.
  const [chosen, setChosen] = useState(() =>
    charts.map(({ id }) => id).filter((id) => id === 'pressure' || needed.includes(id)),
  );
  const isShown = ({ id }: Chart) => chosen.includes(id) || needed.includes(id);

  function press(chart: Chart) {
    const { id, of } = chart;
    if (isShown(chart) && !needed.includes(id)) return setChosen(chosen.filter((one) => one !== id));
    // Focused during the press: otherwise iOS opens no keyboard.
    flushSync(() => setChosen([...chosen.filter((one) => one !== id), id]));
    fields.current?.querySelector<HTMLElement>(`[name="${of[0]}"]`)?.focus();
  }

  return (
    <>
      <fieldset className={toggles} aria-label={t('choice')}>
        {charts.map((chart) => (
          <Button key={chart.id} size="sm" aria-pressed={isShown(chart)} onClick={() => press(chart)}>
            {t(`short.${chart.id}`)}
          </Button>
        ))}
      </fieldset>
      <div ref={fields} className={styles.chosen}>
        {charts.filter(isShown).map(({ id, of }) => {
          const fields = of.map((name) => <Fragment key={name}>{field(name)}</Fragment>);
          return of.length > 1 ? (
            <PressurePair key={id}>{fields}</PressurePair>
          ) : (
            <div key={id} className={shortPair}>
              {fields}
            </div>
          );
        })}
      </div>
    </>
  );
}

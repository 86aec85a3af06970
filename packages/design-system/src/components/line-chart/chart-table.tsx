import { useState } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './line-chart.css.ts';
import { lineChartMessages } from './line-chart.messages.ts';
import { type ChartSeries, isOutside, type Moment } from './series.ts';
import type { ChartLabels } from './use-chart-labels.ts';

interface ChartTableProps {
  title: string;
  series: readonly ChartSeries[];
  moments: readonly Moment[];
  labels: ChartLabels;
}

export function ChartTable({ title, series, moments, labels }: ChartTableProps) {
  const messages = useMessages(lineChartMessages);
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{open ? messages.hideTable : messages.table}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={messages.tableOf(title)}>
          <table className={styles.table}>
            <caption>
              <VisuallyHidden>{title}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{messages.date}</th>
                {series.map(({ id, label }) => (
                  <th key={id} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moments.toReversed().map((moment) => (
                <tr key={`${moment.at} ${moment.ordinal}`}>
                  <th scope="row">{labels.day(moment, 'short')}</th>
                  {series.map(({ id, reference }, index) => {
                    const value = moment.values[index];
                    const place =
                      typeof value === 'number' && isOutside(value, reference) ? labels.place(value, index) : undefined;
                    return (
                      <td key={id}>
                        <bdi>{typeof value === 'number' ? labels.amount(value) : messages.missing}</bdi>
                        {place && <span className={styles.place}> {place}</span>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}

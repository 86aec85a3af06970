import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Skeleton } from '@libretto/design-system/skeleton';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import type { Table } from '@libretto/medical-calc/types';
import { type Book, say } from '@libretto/medical-calc/write';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { mostPoints, type ScoreKind, scoreSetup } from './score-kinds.ts';
import * as styles from './scores.css.ts';
import { type Combination, combinationsQuery } from './scores.queries.ts';

interface CombinationTableProps {
  kind: ScoreKind;
  book: Book;
  others: readonly Book[];
  /** What was computed, to find it in the table. */
  score: number | undefined;
}

interface Column {
  label: string;
  unit: string;
}

/** The published figures for each total. MELD has two tables: the one of the original score, and its own. */
export function CombinationTable({ kind, book, others, score }: CombinationTableProps) {
  const { t } = useTranslation('scores');
  const id = useId();
  const { data, isPending, refetch } = useQuery(combinationsQuery(scoreSetup(kind).name));
  const books = kind === 'meld' ? [...others.slice(0, 1), book] : [book];
  const columns = books.flatMap((one) => {
    const tables: readonly Table[] = one.definition.tables ?? [];
    return tables.map(({ labelKey, unit }) => ({ label: say(one, labelKey), unit: say(one, `unit.${unit}`) }));
  });
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {t('table.title')}
      </h2>
      {data ? (
        <Rows
          rows={data.data}
          columns={columns}
          score={score}
          // The original MELD is another score: its figures are not those of the one that was computed.
          own={kind === 'meld' ? 1 : 0}
          most={mostPoints(book.definition)}
          labelledBy={id}
        />
      ) : isPending ? (
        <Skeleton shape="block" label={t('table.loading')} />
      ) : (
        <Banner
          tone="danger"
          title={t('table.failed')}
          announce
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
    </section>
  );
}

interface RowsProps {
  rows: readonly Combination[];
  columns: readonly Column[];
  score: number | undefined;
  /** The first column that belongs to the score. */
  own: number;
  /** The highest total, where points are counted. */
  most: number | undefined;
  labelledBy: string;
}

function Rows({ rows, columns, score, own, most, labelledBy }: RowsProps) {
  const { t } = useTranslation('scores');
  const formats = useFormats();
  const yours = score === undefined ? undefined : rows.findLast(({ puntegio_totale }) => score >= puntegio_totale);
  const total = (from: number, next: number | undefined) => {
    const to = next === undefined ? most : next - 1;
    if (to === undefined) return t('table.from', { from });
    return to === from ? t('table.exact', { from }) : t('table.between', { from, to });
  };
  const figures = [
    rows.map(({ richio_sanguinamento }) => richio_sanguinamento),
    rows.map(({ richio_sanguinamento_additional }) => richio_sanguinamento_additional),
  ];
  const digits = figures.map((column) =>
    Math.max(...column.map((value) => (`${value ?? 0}`.split('.')[1] ?? '').length)),
  );
  return (
    <table aria-labelledby={labelledBy} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('table.score')}</th>
          {columns.map(({ label, unit }) => (
            <th key={label} scope="col">
              {label}, {unit}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.puntegio_totale}>
            <th scope="row" data-yours={row === yours || undefined}>
              {total(row.puntegio_totale, rows[index + 1]?.puntegio_totale)}
              {row === yours && <VisuallyHidden>, {t('table.yours')}</VisuallyHidden>}
            </th>
            {columns.map(({ label }, column) => {
              const value = figures[column]?.[index] ?? null;
              const places = digits[column] ?? 0;
              const decimals = { minimumFractionDigits: places, maximumFractionDigits: places };
              return (
                <td key={label} data-yours={(row === yours && column >= own) || undefined}>
                  {value === null ? t('table.none') : formats.number(value, decimals)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

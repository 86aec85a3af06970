import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Skeleton } from '@libretto/design-system/skeleton';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { figureAt, type Table } from '@libretto/medical-calc/tables';
import { type LocalizedCalculator, say } from '@libretto/medical-calc/text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { maxPoints, type ScoreKind, scoreSetup } from './score-kinds.ts';
import type { Scores } from './score-result.ts';
import * as styles from './scores.css.ts';
import { type Combination, combinationsQuery } from './scores.queries.ts';

interface CombinationTableProps {
  kind: ScoreKind;
  calculators: readonly LocalizedCalculator[];
  scores: Scores;
}

interface Column {
  table: Table;
  label: string;
  unit: string;
  score: number | undefined;
  own: boolean;
}

export function CombinationTable({ kind, calculators, scores }: CombinationTableProps) {
  const { t } = useTranslation('scores');
  const id = useId();
  const { data, isPending, refetch } = useQuery(combinationsQuery(scoreSetup(kind).name));
  const [primary, ...others] = calculators;
  const ordered =
    kind === 'meld' ? [...others.slice(0, 1), ...calculators.slice(0, 1), ...others.slice(1)] : calculators;
  const columns = ordered.flatMap((calculator): Column[] => {
    const tables: readonly Table[] = calculator.definition.tables ?? [];
    return tables.map((table) => ({
      table,
      label: say(calculator, table.labelKey),
      unit: say(calculator, `unit.${table.unit}`),
      score: scores[calculator.definition.id],
      own: calculator === primary,
    }));
  });
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {t('table.title')}
      </h2>
      {data ? (
        <Rows rows={data.data} columns={columns} maxTotal={primary && maxPoints(primary.definition)} labelledBy={id} />
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
  maxTotal: number | undefined;
  labelledBy: string;
}

function Rows({ rows, columns, maxTotal, labelledBy }: RowsProps) {
  const { t } = useTranslation('scores');
  const formats = useFormats();
  const findRow = ({ score }: Column) =>
    score === undefined ? undefined : rows.findLast(({ puntegio_totale }) => score >= puntegio_totale);
  const savedColumn = columns.find(({ own }) => own);
  const yours = savedColumn && findRow(savedColumn);
  const total = (from: number, next: number | undefined) => {
    const to = next === undefined ? maxTotal : next - 1;
    if (to === undefined) return t('table.from', { from });
    return to === from ? t('table.exact', { from }) : t('table.between', { from, to });
  };
  const figures = columns.map(({ table }, column) =>
    rows.map(({ puntegio_totale, richio_sanguinamento, richio_sanguinamento_additional }) =>
      column > 1
        ? figureAt(table, puntegio_totale)
        : column === 1
          ? richio_sanguinamento_additional
          : richio_sanguinamento,
    ),
  );
  const digits = figures.map((column) =>
    Math.max(...column.map((value) => (`${value ?? 0}`.split('.')[1] ?? '').length)),
  );
  return (
    <div className={styles.tableFrame}>
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
              {columns.map((one, column) => {
                const value = figures[column]?.[index] ?? null;
                const places = digits[column] ?? 0;
                const decimals = { minimumFractionDigits: places, maximumFractionDigits: places };
                return (
                  <td
                    key={one.label}
                    data-label={`${one.label}, ${one.unit}`}
                    data-yours={row === findRow(one) || undefined}
                  >
                    {value === null ? t('table.none') : formats.number(value, decimals)}
                    {!one.own && row === findRow(one) && <VisuallyHidden>, {t('table.yours')}</VisuallyHidden>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

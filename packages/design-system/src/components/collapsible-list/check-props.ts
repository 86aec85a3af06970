import { devWarning, type Environment } from '../../internals/dev.ts';
import type { CollapsibleListProps, RowConfiguration } from './types.ts';

declare const process: Environment;

export function checkProps<Row extends object>({
  actions,
  mobileActions,
  columns,
  error,
  onRetry,
  initialSort,
}: RowConfiguration<Row> & Pick<CollapsibleListProps<Row>, 'error' | 'onRetry'>) {
  if (process.env.NODE_ENV === 'production') return;
  const unknown = mobileActions?.filter((id) => !actions?.some((action) => action.id === id)) ?? [];
  if (unknown.length > 0) {
    devWarning(
      'CollapsibleList',
      `\`mobileActions\` contains ${unknown.join(', ')}, which \`actions\` does not have.`,
      'Phones would show fewer actions than intended.',
      'Use the IDs of `actions`.',
    );
  }
  if (columns.length === 0) {
    devWarning('CollapsibleList', '`columns` is empty.', 'Rows would have no words.', 'Give it at least one column.');
  }
  if (initialSort && !columns.some(({ id }) => id === initialSort.id)) {
    devWarning(
      'CollapsibleList',
      `\`initialSort\` refers to "${initialSort.id}", which \`columns\` does not have.`,
      'The rows stay unsorted.',
      `Use one of: ${columns.map(({ id }) => id).join(', ')}.`,
    );
  }
  if (error !== undefined && !onRetry) {
    devWarning(
      'CollapsibleList',
      '`error` is set without `onRetry`.',
      'The user cannot recover from the error.',
      'Pass `onRetry` as well.',
    );
  }
}

export function checkIds<Row extends object>(rows: readonly Row[], rowId: CollapsibleListProps<Row>['rowId']) {
  if (process.env.NODE_ENV === 'production') return;
  const seen = new Set<string>();
  const duplicate = rows.map((row) => String(rowId(row))).find((id) => seen.size === seen.add(id).size);
  if (duplicate === undefined) return;
  devWarning(
    'CollapsibleList',
    `\`rowId\` returns "${duplicate}" for two rows.`,
    'One may be shown with the text, selection or focus of the other.',
    'Return a unique ID per row.',
  );
}

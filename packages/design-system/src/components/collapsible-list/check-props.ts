import { explain } from '../../internals/dev.ts';
import type { CollapsibleListProps } from './types.ts';

export function checkProps<Row extends object>({
  actions,
  mobileActions,
  columns,
  error,
  onRetry,
}: CollapsibleListProps<Row>) {
  const unknown = mobileActions?.filter((id) => !actions?.some((action) => action.id === id)) ?? [];
  if (unknown.length > 0) {
    explain(
      'CollapsibleList',
      `\`mobileActions\` names ${unknown.join(', ')}, which \`actions\` does not have.`,
      'A phone would show fewer actions than meant.',
      'Use the ids of `actions`.',
    );
  }
  if (columns.length === 0) {
    explain('CollapsibleList', '`columns` is empty.', 'Rows would have no words.', 'Give it at least one column.');
  }
  if (error !== undefined && !onRetry) {
    explain(
      'CollapsibleList',
      '`error` comes without `onRetry`.',
      'The reader is told of a failure and left there.',
      'Pass `onRetry` too.',
    );
  }
}

import { useCallback } from 'react';
import { useLocale } from '../../messages/messages.tsx';
import type { CollapsibleListProps, ListLine } from './types.ts';
import { getCellText } from './values.ts';

/** Yes and no are words of the open list, which a line never needs: such columns do not describe a record. */
const wordless = { yes: '', no: '' };

export function useLine<Row extends object>(
  props: Pick<CollapsibleListProps<Row>, 'columns' | 'line'>,
): (row: Row) => ListLine {
  const { columns, line } = props;
  const { formats } = useLocale();
  return useCallback(
    (row: Row) => {
      if (line) return line(row);
      const [title = '', ...others] = columns.map((column) => getCellText(column, row, formats, wordless));
      return { title, text: others.filter((text) => text !== '').join(' · ') };
    },
    [columns, line, formats],
  );
}

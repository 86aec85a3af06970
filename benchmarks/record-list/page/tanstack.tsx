import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { matches, rowHeight, type Visit } from './candidate.ts';
import { Actions, frame, inReact } from './in-react.tsx';

function useRows(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  });
  return { scroller, virtualizer };
}

const place = (start: number) =>
  ({
    position: 'absolute',
    insetBlockStart: 0,
    inlineSize: '100%',
    display: 'flex',
    transform: `translateY(${start}px)`,
  }) as const;

export const virtual = inReact(function Virtual({ rows }) {
  const [text, setText] = useState('');
  const shown = useMemo(() => rows.filter((row) => matches(row, text)), [rows, text]);
  const { scroller, virtualizer } = useRows(shown.length);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <div ref={scroller} data-scroller style={frame}>
        <div style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = shown[index];
            return (
              row && (
                <div key={row.id} style={{ ...place(start), blockSize: rowHeight }}>
                  <span>{row.doctor}</span> <span>{row.day}</span> <span>{row.place}</span>
                  <Actions row={row} />
                </div>
              )
            );
          })}
        </div>
      </div>
    </>
  );
});

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});
const helper = createColumnHelper<typeof features, Visit>();
const columns = helper.columns([
  helper.accessor('doctor', { header: 'Medico' }),
  helper.accessor('day', { header: 'Data' }),
  helper.accessor('place', { header: 'Dove' }),
  helper.display({ id: 'actions', header: '', cell: ({ row }) => <Actions row={row.original} /> }),
]);

export const table = inReact(function Table({ rows }) {
  const [text, setText] = useState('');
  const data = useMemo(() => [...rows], [rows]);
  const made = useTable<typeof features, Visit>({
    features,
    columns,
    data,
    state: { globalFilter: text },
    onGlobalFilterChange: setText,
    globalFilterFn: (row, _column, value) => matches(row.original, String(value)),
  });
  const shown = made.getRowModel().rows;
  const { scroller, virtualizer } = useRows(shown.length);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <div ref={scroller} data-scroller style={frame}>
        <table style={{ display: 'grid' }}>
          <thead style={{ position: 'sticky', insetBlockStart: 0, zIndex: 1 }}>
            {made.getHeaderGroups().map((group) => (
              <tr key={group.id} style={{ display: 'flex' }}>
                {group.headers.map((header) => (
                  <th key={header.id} onClick={header.column.getToggleSortingHandler()}>
                    <made.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody style={{ display: 'grid', position: 'relative', blockSize: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const row = shown[index];
              return (
                row && (
                  <tr key={row.id} style={{ ...place(start), blockSize: rowHeight }}>
                    {row.getAllCells().map((cell) => (
                      <td key={cell.id}>
                        <made.FlexRender cell={cell} />
                      </td>
                    ))}
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
});

import { useMemo, useState } from 'react';
import { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components';
import { matches, rowHeight } from './candidate.ts';
import { Actions, frame, inReact } from './in-react.tsx';

export const aria = inReact(function Aria({ rows }) {
  const [text, setText] = useState('');
  const shown = useMemo(() => rows.filter((row) => matches(row, text)), [rows, text]);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight }}>
        <GridList aria-label="Visite" items={shown} data-scroller style={{ ...frame, display: 'block' }}>
          {(row) => (
            <GridListItem textValue={row.doctor}>
              {row.doctor} {row.day} {row.place} <Actions row={row} />
            </GridListItem>
          )}
        </GridList>
      </Virtualizer>
    </>
  );
});

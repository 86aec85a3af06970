import { useDeferredValue, useMemo, useState } from 'react';
import { matches } from './candidate.ts';
import { Actions, frame, inReact } from './in-react.tsx';

/** Plain HTML: every record is a disclosure element, all of them in the page. */
export const details = inReact(function Details({ rows }) {
  const [text, setText] = useState('');
  const asked = useDeferredValue(text);
  const shown = useMemo(() => rows.filter((row) => matches(row, asked)), [rows, asked]);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <div data-scroller style={frame}>
        {shown.map((row) => (
          <details key={row.id}>
            <summary>
              {row.doctor} {row.day} <Actions row={row} />
            </summary>
            {row.place}
          </details>
        ))}
      </div>
    </>
  );
});

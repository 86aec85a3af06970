import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { act, frameHeight, type Mount, type Visit } from './candidate.ts';

export const inReact =
  (List: (props: { rows: readonly Visit[] }) => ReactNode): Mount =>
  (host, rows) => {
    const root = createRoot(host);
    root.render(<List rows={rows} />);
    return { close: () => root.unmount() };
  };

export const frame = { blockSize: frameHeight, overflow: 'auto' } as const;

export function Actions({ row }: { row: Visit }) {
  return (
    <>
      <button type="button" onClick={() => act(row)}>
        Modifica
      </button>
      <button type="button" onClick={() => act(row)}>
        Elimina
      </button>
    </>
  );
}

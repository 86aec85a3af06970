import { at } from '../../tools/lib/run.ts';
import { measureSize } from '../lib/size.ts';

const ours = at('packages', 'design-system', 'src', 'components', 'collapsible-list');

const others = {
  virtual: "export { useVirtualizer } from '@tanstack/react-virtual'",
  table: "export { virtual, table } from './page/tanstack.tsx'",
  agGrid: "export { AgGridReact } from 'ag-grid-react'; export { AllCommunityModule } from 'ag-grid-community'",
  mui: "export { DataGrid } from '@mui/x-data-grid'",
  aria: "export { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components'",
  raw: "export { raw } from './page/raw.ts'",
  details: "export { details } from './page/details.tsx'",
} as const;

export const ownSize = () => measureSize(ours, "export { CollapsibleList } from './index.ts'");

export async function sizes(): Promise<ReadonlyMap<string, number>> {
  const all = { ours: ownSize(), ...others };
  return new Map(
    await Promise.all(
      Object.entries(all).map(async ([name, one]): Promise<[string, number]> => {
        const { now, later } = await (typeof one === 'string' ? measureSize(import.meta.dirname, one) : one);
        return [name, now + later];
      }),
    ),
  );
}

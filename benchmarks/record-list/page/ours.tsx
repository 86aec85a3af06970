import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import '@libretto/design-system/styles.css';
import { act, type Visit } from './candidate.ts';
import { inReact } from './in-react.tsx';

const columns: readonly ListColumn<Visit>[] = [
  { id: 'doctor', header: 'Medico' },
  { id: 'day', header: 'Data', kind: 'date', width: '10rem' },
  { id: 'place', header: 'Dove' },
];
const actions: readonly ListAction<Visit>[] = [
  { id: 'edit', label: 'Modifica', icon: '✎', onSelect: act },
  { id: 'delete', label: 'Elimina', icon: '×', onSelect: act },
];

export const ours = inReact(({ rows }) => (
  <CollapsibleList
    name="benchmark"
    title="Visite"
    rows={rows}
    rowId={({ id }) => id}
    columns={columns}
    actions={actions}
  />
));

import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useState } from 'react';
import { frameHeight, rowHeight, type Visit } from './candidate.ts';
import { Actions, inReact } from './in-react.tsx';

ModuleRegistry.registerModules([AllCommunityModule]);

const agColumns: ColDef<Visit>[] = [
  { field: 'doctor', headerName: 'Medico', flex: 1 },
  { field: 'day', headerName: 'Data' },
  { field: 'place', headerName: 'Dove', flex: 1 },
  { headerName: '', cellRenderer: ({ data }: { data: Visit }) => <Actions row={data} /> },
];

export const agGrid = inReact(function AgGrid({ rows }) {
  const [text, setText] = useState('');
  const data = useMemo(() => [...rows], [rows]);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <div style={{ blockSize: frameHeight }}>
        <AgGridReact<Visit> rowData={data} columnDefs={agColumns} quickFilterText={text} rowHeight={rowHeight} />
      </div>
    </>
  );
});

const muiColumns: GridColDef<Visit>[] = [
  { field: 'doctor', headerName: 'Medico', flex: 1 },
  { field: 'day', headerName: 'Data' },
  { field: 'place', headerName: 'Dove', flex: 1 },
  { field: 'actions', headerName: '', filterable: false, renderCell: ({ row }) => <Actions row={row} /> },
];

/** The free grid is limited to a hundred rows per page: its numbers are those of one page. */
export const mui = inReact(function Mui({ rows }) {
  const [text, setText] = useState('');
  const filterModel = useMemo(() => ({ items: [], quickFilterValues: text === '' ? [] : [text] }), [text]);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <div style={{ blockSize: frameHeight }}>
        <DataGrid
          rows={rows}
          columns={muiColumns}
          filterModel={filterModel}
          rowHeight={rowHeight}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        />
      </div>
    </>
  );
});

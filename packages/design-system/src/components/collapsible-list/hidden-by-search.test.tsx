import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Therapy, therapies, therapyColumns, therapyId } from './fixture.tsx';
import { CollapsibleList, preloadList } from './index.ts';

const list = (rows: readonly Therapy[]) => (
  <CollapsibleList name="terapie" rows={rows} rowId={therapyId} title="Terapie" columns={therapyColumns} />
);
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const said = () => screen.queryByText(/La riga appena aggiunta o cambiata non è tra questi\./);
const added: Therapy = { id_terapie: 99, farmaco: 'Ramipril', data_inizio: '2026-03-09', quantita: 1, tipo_terapia: 1 };

beforeAll(preloadList);
beforeEach(() => localStorage.clear());

function searched() {
  const { rerender } = render(list(therapies));
  fireEvent.click(screen.getByRole('button', { name: 'Terapie' }));
  search('eutirox');
  return (rows: readonly Therapy[]) => rerender(list(rows));
}

it('announces a new row hidden by the search and can show it', () => {
  const give = searched();
  expect(said()).toBeNull();
  give([...therapies, added]);
  expect(names()).toEqual(['Eutirox 75 µg']);
  expect(said()?.textContent).toMatch(/^1 risultato su 5\. /);
  expect(said()?.getAttribute('role')).toBe('status');
  fireEvent.click(screen.getByRole('button', { name: 'Mostra tutti' }));
  expect(names()).toContain('Ramipril');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(said()).toBeNull();
});

it('announces a changed row that no longer matches', () => {
  const give = searched();
  give(therapies.map((row) => (row.id_terapie === 2 ? { ...row, farmaco: 'Tirosint' } : row)));
  expect(said()?.textContent).toMatch(/^0 risultati su 4\. /);
  expect(screen.getAllByRole('button', { name: 'Mostra tutti' })).toHaveLength(1);
});

it('ignores matching rows, removed rows and a changed search', () => {
  const give = searched();
  give([...therapies, { ...added, farmaco: 'Eutirox 50 µg' }]);
  expect(said()).toBeNull();
  give(therapies.filter(({ id_terapie }) => id_terapie !== 2));
  expect(said()).toBeNull();
  give([...therapies, { ...added, id_terapie: 100 }]);
  expect(said()).not.toBeNull();
  search('triatec');
  expect(said()).toBeNull();
});

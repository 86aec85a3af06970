import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from '../../messages/messages.tsx';
import { manyTherapies, type Therapy, therapies, therapyActions, therapyColumns, therapyId } from './fixture.tsx';
import { CollapsibleList, type CollapsibleListProps, preloadList } from './index.ts';

type Props = Partial<CollapsibleListProps<Therapy>>;

const list = (props: Props = {}) => (
  <CollapsibleList
    name="terapie"
    rows={therapies}
    rowId={therapyId}
    title="Terapie in Corso"
    columns={therapyColumns}
    {...props}
  />
);

const header = (title = 'Terapie in Corso') => screen.getByRole('button', { name: title });
const open = () => fireEvent.click(header());
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Cerca in Terapie in Corso' }), { target: { value: text } });

beforeAll(preloadList);
beforeEach(() => localStorage.clear());

describe('open state', () => {
  // covers T-01
  it('starts closed and remembers that it was opened', () => {
    const first = render(list());
    expect(header().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('table')).toBeNull();
    open();
    expect(header().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('table', { name: 'Terapie in Corso' })).toBeDefined();
    first.unmount();
    render(list());
    expect(header().getAttribute('aria-expanded')).toBe('true');
    open();
    expect(screen.queryByRole('table')).toBeNull();
  });

  // covers T-01
  it('is stored per data name and filter value', () => {
    render(
      <>
        {list({ title: 'Uno', filter: 'tipo_terapia', filterValue: 1 })}
        {list({ title: 'Due', filter: 'tipo_terapia', filterValue: 2 })}
        {list({ title: 'Altro', name: 'esami', filterValue: 1 })}
      </>,
    );
    fireEvent.click(header('Uno'));
    expect(header('Uno').getAttribute('aria-expanded')).toBe('true');
    expect(header('Due').getAttribute('aria-expanded')).toBe('false');
    expect(header('Altro').getAttribute('aria-expanded')).toBe('false');
  });

  it('contains no record data', () => {
    render(list({ filter: 'tipo_terapia', filterValue: 1 }));
    open();
    search('eutirox');
    expect(JSON.stringify({ ...localStorage })).toBe('{"ds-list-open:terapie:1":"1"}');
  });

  it('works when storage is blocked', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(list({ name: 'senza-memoria' }));
    open();
    expect(screen.getByRole('table')).toBeDefined();
    refuse.mockRestore();
    // Remembered outside of storage, it would be open in the next test file.
    fireEvent.click(screen.getByRole('button', { expanded: true }));
  });

  it('opens for printing and closes afterwards', () => {
    render(list());
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('table')).toBeDefined();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

// covers L-01
it('renders header with count, add action, search box and row actions', () => {
  const add = vi.fn();
  const onSelect = vi.fn();
  render(list({ subtitle: 'Oggi', add: { label: 'Aggiungi', onSelect: add }, actions: therapyActions(onSelect) }));
  const region = within(screen.getByRole('region', { name: 'Terapie in Corso' }));
  expect(region.getByRole('heading', { level: 2, name: 'Terapie in Corso' })).toBeDefined();
  expect(region.getByText('4 elementi')).toBeDefined();
  expect(region.getByText('Oggi')).toBeDefined();
  const plus = region.getByRole('button', { name: 'Aggiungi' });
  expect(plus.querySelector('svg')).not.toBeNull();
  fireEvent.click(plus);
  expect(add).toHaveBeenCalledOnce();
  open();
  expect(region.getByRole('searchbox')).toBeDefined();
  const row = within(region.getByRole('row', { name: /Zitromax/ }));
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Modifica: Zitromax 500 mg',
    'Riservatezza: Zitromax 500 mg',
    'Elimina: Zitromax 500 mg',
  ]);
  fireEvent.click(row.getByRole('button', { name: /^Riservatezza/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('lock', therapies[3]);
});

describe('search', () => {
  // covers A-15 A-16 L-01
  it('ignores case and accents, announces the count, and restores the list when cleared', () => {
    render(list());
    open();
    search('CAFFE');
    expect(names()).toEqual(['Caffè medicato']);
    expect(screen.getByText('1 risultato su 4').getAttribute('role')).toBe('status');
    search(' ');
    expect(names()).toHaveLength(4);
    search('');
    expect(names()).toHaveLength(4);
    expect(screen.queryByText(/risultat/)).toBeNull();
  });

  it('matches displayed text, including formatted dates', () => {
    render(list());
    open();
    search('30/11/2019');
    expect(names()).toEqual(['Eutirox 75 µg']);
  });

  it('reports that nothing was found and offers to show everything', () => {
    render(list());
    open();
    search('xyz');
    expect(screen.getByText('Nessun risultato per questa ricerca')).toBeDefined();
    expect(screen.getByText('0 risultati su 4')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Mostra tutti' }));
    expect(names()).toHaveLength(4);
  });

  it('is cleared by Escape, which does not propagate', () => {
    const above = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around the list
      <div onKeyDown={above}>{list()}</div>,
    );
    open();
    search('xyz');
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(names()).toHaveLength(4);
    expect(above).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(above).toHaveBeenCalledOnce();
  });

  it('can be controlled by the page', () => {
    render(list({ searchText: 'zitro', onSearchTextChange: vi.fn(), searchable: false }));
    open();
    expect(names()).toEqual(['Zitromax 500 mg']);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

// covers E-01
it('shows only rows of its filter value, as number or as text', () => {
  const view = render(list({ filter: 'tipo_terapia', filterValue: '2' }));
  open();
  expect(names()).toEqual(['Zitromax 500 mg']);
  view.rerender(list({ filter: (row, value) => row.id_terapie === value, filterValue: 3 }));
  fireEvent.click(header());
  expect(names()).toEqual(['Caffè medicato']);
});

describe('sorting', () => {
  const column = (name: string) => screen.getByRole('columnheader', { name });
  const sort = (name: string) => fireEvent.click(within(column(name)).getByRole('button'));

  it('sorts text by locale and announces the direction', () => {
    render(list());
    open();
    expect(column('Farmaco').getAttribute('aria-sort')).toBe('none');
    sort('Farmaco');
    expect(names()).toEqual(['Caffè medicato', 'Eutirox 75 µg', 'Triatec 5 mg', 'Zitromax 500 mg']);
    expect(column('Farmaco').getAttribute('aria-sort')).toBe('ascending');
    sort('Farmaco');
    expect(names()[0]).toBe('Zitromax 500 mg');
    expect(column('Farmaco').getAttribute('aria-sort')).toBe('descending');
    sort('Farmaco');
    expect(names()[0]).toBe('Triatec 5 mg');
  });

  it('starts with the newest dates', () => {
    render(list());
    open();
    sort('Data inizio');
    expect(names()).toEqual(['Triatec 5 mg', 'Zitromax 500 mg', 'Caffè medicato', 'Eutirox 75 µg']);
  });

  it('compares numbers numerically and keeps missing values last in both directions', () => {
    render(list());
    open();
    sort('Dose');
    expect(names()).toEqual(['Zitromax 500 mg', 'Eutirox 75 µg', 'Triatec 5 mg', 'Caffè medicato']);
    sort('Dose');
    expect(names()).toEqual(['Triatec 5 mg', 'Eutirox 75 µg', 'Zitromax 500 mg', 'Caffè medicato']);
  });

  const six = [...therapies, ...manyTherapies(12).slice(10)];

  it('is offered as a select without column heads', () => {
    render(list({ layoutType: 'cards', rows: six }));
    open();
    fireEvent.change(screen.getByRole('combobox', { name: 'Ordina per' }), { target: { value: '+farmaco' } });
    expect(screen.getAllByRole('listitem').map((card) => card.textContent?.slice(0, 5))).toEqual([
      'Caffè',
      'Eutir',
      'Farma',
      'Farma',
      'Triat',
      'Zitro',
    ]);
    expect(screen.getByRole('option', { name: 'Data inizio, dalla più recente' })).toBeDefined();
  });

  it('is not offered for five rows, whose search stays', () => {
    render(list({ layoutType: 'cards', rows: six.slice(0, 5) }));
    open();
    expect(screen.getByRole('searchbox')).toBeDefined();
    expect(screen.queryByRole('combobox', { name: 'Ordina per' })).toBeNull();
  });

  it('is offered only where a search leaves rows to sort', async () => {
    render(list({ layoutType: 'cards', rows: six }));
    open();
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'triatec' } });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('combobox', { name: 'Ordina per' })).toBeNull();
    fireEvent.change(search, { target: { value: '' } });
    expect(await screen.findByRole('combobox', { name: 'Ordina per' })).toBeDefined();
  });
});

describe('empty list', () => {
  // covers M-01 L-01
  it('shows its own text and the next step', () => {
    const add = vi.fn();
    render(list({ rows: [], noData: 'Nessuna terapia', add: { label: 'Aggiungi terapia', onSelect: add } }));
    open();
    expect(screen.getByText('Nessuna terapia')).toBeDefined();
    const [, inPanel] = screen.getAllByRole('button', { name: 'Aggiungi terapia' });
    fireEvent.click(inPanel ?? header());
    expect(add).toHaveBeenCalledOnce();
  });

  // covers M-01
  it('has default texts in both languages', () => {
    const view = render(list({ rows: [] }));
    open();
    expect(screen.getByText('Nessun dato presente')).toBeDefined();
    view.rerender(<MessagesProvider locale="en">{list({ rows: [] })}</MessagesProvider>);
    expect(screen.getByText('Nothing here yet')).toBeDefined();
  });

  it('does not appear empty while loading', () => {
    render(list({ rows: [], loading: true }));
    open();
    expect(screen.getByText('Caricamento in corso')).toBeDefined();
    expect(screen.queryByText('Nessun dato presente')).toBeNull();
  });

  it('shows an error even when closed, with a retry button', () => {
    const retry = vi.fn();
    render(list({ rows: [], error: 'Il server non risponde', onRetry: retry }));
    expect(screen.getByText('Non caricato')).toBeDefined();
    open();
    expect(screen.getByRole('alert').textContent).toContain('Il server non risponde');
    expect(screen.queryByText('Nessun dato presente')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('keeps loaded rows when a reload fails', () => {
    render(list({ error: 'Il server non risponde', onRetry: vi.fn() }));
    open();
    expect(names()).toHaveLength(4);
  });
});

it('renders the first of very many rows at once and reserves space for the others', () => {
  render(list({ rows: manyTherapies(500) }));
  open();
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('501');
  expect(names()).toEqual(manyTherapies(20).map(({ farmaco }) => farmaco));
  const room = screen.getByRole('table').querySelector<HTMLElement>('tbody > tr:last-child > td');
  expect(Number.parseInt(room?.style.blockSize ?? '', 10)).toBeGreaterThan(480 * 40);
});

it('renders the first rows at once, the others of the page soon, and all of them for printing', async () => {
  const rows = manyTherapies(90);
  render(list({ rows }));
  open();
  expect(names()).toHaveLength(20);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(names()).toHaveLength(90);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(names()).toEqual(rows.slice(0, 30).map(({ farmaco }) => farmaco)), {
    timeout: 5000,
  });
});

it('selects single rows and all search results', () => {
  const onChange = vi.fn();
  const view = render(list({ selection: { selected: [], onChange } }));
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Seleziona Eutirox 75 µg' }));
  expect(onChange).toHaveBeenLastCalledWith(['2']);
  view.rerender(list({ selection: { selected: ['2'], onChange, actions: <button type="button">Esporta</button> } }));
  expect(screen.getByText('1 selezionato')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Esporta' })).toBeDefined();
  search('mg');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Seleziona tutto' }));
  expect(onChange).toHaveBeenLastCalledWith(['2', '1', '4']);
});

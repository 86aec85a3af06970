import { act, fireEvent, render, screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { type Therapy, therapies, therapyActions, therapyColumns, therapyId } from './fixture.tsx';
import { CollapsibleList, type CollapsibleListProps, preloadList } from './index.ts';

const actions = therapyActions(() => {});
const drawn = vi.fn((row: Therapy) => row.farmaco);
const columns = [{ ...therapyColumns[0], id: 'farmaco', header: 'Farmaco', cell: drawn }, ...therapyColumns.slice(1)];

const list = (rows: readonly Therapy[], props: Partial<CollapsibleListProps<Therapy>> = {}) => (
  <CollapsibleList
    name="terapie"
    title="Terapie"
    rows={rows}
    rowId={therapyId}
    columns={columns}
    actions={actions}
    {...props}
  />
);

const without = (name: string) => therapies.filter(({ farmaco }) => !farmaco.startsWith(name));
const getRow = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr');

beforeAll(preloadList);
beforeEach(() => {
  localStorage.clear();
  drawn.mockClear();
});

function open(rows: readonly Therapy[], props?: Partial<CollapsibleListProps<Therapy>>) {
  const view = render(list(rows, props));
  fireEvent.click(screen.getByRole('button', { name: 'Terapie' }));
  return view;
}

describe('rows', () => {
  it('keep their element and focus while others are removed, restored and removed again', () => {
    const view = open(therapies);
    const kept = getRow(/Zitromax/);
    const button = screen.getByRole('button', { name: 'Modifica: Zitromax 500 mg' });
    button.focus();
    const states: [readonly Therapy[], Partial<CollapsibleListProps<Therapy>>?][] = [
      [without('Triatec')],
      [therapies],
      [therapies, { loading: true }],
      [therapies, { error: 'Non aggiornato', onRetry: () => {} }],
      [therapies.map((row) => ({ ...row }))],
    ];
    for (const [rows, props] of states) {
      view.rerender(list(rows, props));
      expect(getRow(/Zitromax/)).toBe(kept);
      expect(document.activeElement).toBe(button);
    }
  });

  it('are rendered once when restored', async () => {
    const view = open(without('Eutirox'));
    const added: Node[] = [];
    const watch = new MutationObserver((changes) => added.push(...changes.flatMap((one) => [...one.addedNodes])));
    watch.observe(document.body, { childList: true, subtree: true });
    view.rerender(list(therapies));
    await screen.findByText('Eutirox 75 µg');
    added.push(...watch.takeRecords().flatMap((one) => [...one.addedNodes]));
    watch.disconnect();
    expect(added.filter((node) => node.textContent?.includes('Eutirox'))).toEqual([getRow(/Eutirox/)]);
  });

  it.each(['table', 'cards'] as const)(
    'do not re-render when an earlier row is removed or restored (%s)',
    (layoutType) => {
      const view = open(therapies, { layoutType });
      expect(drawn).toHaveBeenCalledTimes(therapies.length);
      drawn.mockClear();
      view.rerender(list(without('Triatec'), { layoutType }));
      expect(drawn).not.toHaveBeenCalled();
      view.rerender(list(therapies, { layoutType }));
      expect(drawn.mock.calls.map(([row]) => row.farmaco)).toEqual(['Triatec 5 mg']);
    },
  );
});

function Page() {
  const [rows, setRows] = useState(therapies);
  const [asked, setAsked] = useState<Therapy>();
  const own = useMemo(() => therapyActions((_, row) => setAsked(row)), []);
  return (
    <>
      {list(rows, { actions: own })}
      <Dialog open={asked !== undefined} title="Eliminare?" onClose={() => setAsked(undefined)}>
        <button type="button" onClick={() => setRows(rows.filter((row) => row !== asked))}>
          Procedi
        </button>
      </Dialog>
    </>
  );
}

describe('focus after removing the focused row', () => {
  const focus = (name: string) => screen.getByRole('button', { name }).focus();
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

  it.each(['table', 'cards'] as const)('moves to the row in its place (%s)', (layoutType) => {
    const view = open(therapies, { layoutType });
    focus('Elimina: Caffè medicato');
    view.rerender(list(without('Caffè'), { layoutType }));
    expect(focused()).toBe('Modifica: Zitromax 500 mg');
    view.rerender(list(without('Caffè').slice(0, 2), { layoutType }));
    expect(focused()).toBe('Modifica: Eutirox 75 µg');
    view.rerender(list([], { layoutType }));
    expect(focused()).toBe('Terapie');
  });

  it('moves after the confirmation has closed', async () => {
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Terapie' }));
    focus('Elimina: Triatec 5 mg');
    fireEvent.click(screen.getByRole('button', { name: 'Elimina: Triatec 5 mg' }));
    screen.getByRole('button', { name: 'Procedi' }).focus();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Procedi' })));
    expect(screen.queryByRole('rowheader', { name: /Triatec/ })).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Chiudi' })));
    expect(focused()).toBe('Modifica: Eutirox 75 µg');
  });

  it('stays where the user moved it', async () => {
    const view = open(therapies);
    focus('Elimina: Caffè medicato');
    screen.getByRole('searchbox').focus();
    await act(async () => {});
    (document.activeElement as HTMLElement).blur();
    view.rerender(list(without('Caffè')));
    expect(document.activeElement).toBe(document.body);
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
const rowOf = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr');

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

describe('a row', () => {
  it('stays where it is, with the focus in it, while others go, come back and are asked for again', () => {
    const view = open(therapies);
    const kept = rowOf(/Zitromax/);
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
      expect(rowOf(/Zitromax/)).toBe(kept);
      expect(document.activeElement).toBe(button);
    }
  });

  it('that comes back is put into the page once', async () => {
    const view = open(without('Eutirox'));
    const added: Node[] = [];
    const watch = new MutationObserver((changes) => added.push(...changes.flatMap((one) => [...one.addedNodes])));
    watch.observe(document.body, { childList: true, subtree: true });
    view.rerender(list(therapies));
    await screen.findByText('Eutirox 75 µg');
    added.push(...watch.takeRecords().flatMap((one) => [...one.addedNodes]));
    watch.disconnect();
    expect(added.filter((node) => node.textContent?.includes('Eutirox'))).toEqual([rowOf(/Eutirox/)]);
  });

  it.each(['table', 'cards'] as const)('is not drawn anew when one before it goes or comes back (%s)', (layoutType) => {
    const view = open(therapies, { layoutType });
    expect(drawn).toHaveBeenCalledTimes(therapies.length);
    drawn.mockClear();
    view.rerender(list(without('Triatec'), { layoutType }));
    expect(drawn).not.toHaveBeenCalled();
    view.rerender(list(therapies, { layoutType }));
    expect(drawn.mock.calls.map(([row]) => row.farmaco)).toEqual(['Triatec 5 mg']);
  });
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Therapy, therapies, therapyActions, therapyColumns, therapyId } from './fixture.tsx';
import { CollapsibleList, type CollapsibleListProps, preloadList } from './index.ts';

beforeAll(preloadList);
beforeEach(() => localStorage.clear());

// covers E-01
it('supports every configuration option', () => {
  const configuration: CollapsibleListProps<Therapy> = {
    name: 'terapie',
    rows: therapies,
    rowId: therapyId,
    title: 'Terapie in Corso',
    subtitle: 'Quello che prendi adesso',
    headerIcon: <svg data-testid="icon" />,
    dotColor: 'green',
    columns: therapyColumns.slice(0, 2),
    actions: therapyActions(() => undefined),
    mobileActions: ['lock'],
    layoutType: 'table',
    textOrRow: 'row',
    filter: 'tipo_terapia',
    filterValue: 2,
  };
  const { rerender } = render(<CollapsibleList {...configuration} />);
  fireEvent.click(screen.getByRole('button', { name: 'Terapie in Corso' }));
  const region = screen.getByRole('region', { name: 'Terapie in Corso' });
  expect(within(region).getByText('Quello che prendi adesso')).toBeDefined();
  expect(within(region).getByTestId('icon')).toBeDefined();
  expect(region.querySelector('[data-color="green"]')).not.toBeNull();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Farmaco'), expect.stringContaining('Data inizio')]),
  );
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Zitromax 500 mg']);
  const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons()).toContain('Elimina: Zitromax 500 mg');
  rerender(<CollapsibleList {...configuration} layoutType="cards" />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('list', { name: 'Terapie in Corso' })).toBeDefined();
  rerender(<CollapsibleList {...configuration} textOrRow="text" />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('Data inizio')).toBeNull();
});

it('says of a locked button what it lacks, and lets a press explain it', () => {
  const onSelect = vi.fn();
  const add = { label: 'Aggiungi terapia', onSelect };
  const list = { name: 'locked', rows: therapies, rowId: therapyId, title: 'Terapie', columns: therapyColumns };
  const { rerender } = render(<CollapsibleList {...list} add={{ ...add, locked: 'Non è nel tuo piano' }} />);
  const button = screen.getByRole('button', { name: 'Aggiungi terapia', description: 'Non è nel tuo piano' });
  expect(button.querySelector('.lucide-lock')).not.toBeNull();
  fireEvent.click(button);
  expect(onSelect).toHaveBeenCalledOnce();
  rerender(<CollapsibleList {...list} add={add} />);
  const open = screen.getByRole('button', { name: 'Aggiungi terapia', description: '' });
  expect(open.querySelector('.lucide-lock')).toBeNull();
});

it('leaves out hidden actions and a hidden button that adds a record', () => {
  const [first, ...others] = therapyActions(() => undefined);
  if (!first) throw new Error('The fixture has no actions.');
  const ids = [first, ...others].map(({ id }) => id);
  const show = (hidden: boolean) => (
    <CollapsibleList
      name="permitted"
      rows={therapies}
      rowId={therapyId}
      title="Terapie in Corso"
      columns={therapyColumns.slice(0, 2)}
      actions={[{ ...first, hidden }, ...others]}
      mobileActions={ids}
      add={{ label: 'Aggiungi terapia', onSelect: () => undefined, hidden }}
    />
  );
  const { rerender } = render(show(false));
  fireEvent.click(screen.getByRole('button', { name: 'Terapie in Corso' }));
  const actionsOf = (label: string) => screen.queryAllByRole('button', { name: new RegExp(`^${label}`) }).length;
  expect(actionsOf(first.label)).toBeGreaterThan(0);
  expect(actionsOf('Aggiungi terapia')).toBe(1);
  rerender(show(true));
  expect(actionsOf(first.label)).toBe(0);
  expect(actionsOf('Aggiungi terapia')).toBe(0);
  expect(actionsOf(others[0]?.label ?? '')).toBeGreaterThan(0);
});

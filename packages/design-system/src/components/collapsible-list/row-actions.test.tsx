import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { therapies, therapyActions, therapyColumns, therapyId } from './fixture.tsx';
import { CollapsibleList, preloadList } from './index.ts';
import { splitActions } from './use-row-view.ts';

const onSelect = vi.fn();
const actions = therapyActions(onSelect);

function renderList(mobileActions?: readonly string[]) {
  render(
    <CollapsibleList
      name="terapie"
      rows={therapies}
      rowId={therapyId}
      title="Terapie"
      columns={therapyColumns}
      actions={actions}
      mobileActions={mobileActions}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Terapie' }));
}

function narrowScreen() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width <'),
    addEventListener() {},
    removeEventListener() {},
  }));
}

const button = (name: string) => screen.getByRole('button', { name });

beforeAll(preloadList);
beforeEach(() => {
  localStorage.clear();
  onSelect.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it('splits the actions for a phone without losing any', () => {
  const [visible, hidden] = splitActions(actions, ['delete', 'edit'], 'phone');
  expect(visible.map(({ id }) => id)).toEqual(['delete', 'edit']);
  expect(hidden.map(({ id }) => id)).toEqual(['lock']);
  expect(splitActions(actions, ['delete'], 'desktop')[0]).toHaveLength(3);
});

it('moves more than two actions into the menu of a tablet', () => {
  const [visible, hidden] = splitActions(actions, ['delete'], 'tablet');
  expect(visible).toEqual([]);
  expect(hidden).toEqual(actions);
  expect(splitActions(actions.slice(0, 2), undefined, 'tablet')).toEqual([actions.slice(0, 2), []]);
});

describe('on a phone', () => {
  // covers E-01
  it('shows the configured actions and moves the others to a menu', () => {
    narrowScreen();
    renderList(['delete']);
    expect(screen.queryByRole('table')).toBeNull();
    const card = within(screen.getByText('Triatec 5 mg').closest('li') ?? document.body);
    expect(card.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Elimina: Triatec 5 mg',
      'Altre azioni: Triatec 5 mg',
    ]);
    fireEvent.click(button('Altre azioni: Triatec 5 mg'));
    const menu = within(screen.getByRole('menu', { hidden: true }));
    expect(menu.getAllByRole('menuitem', { hidden: true }).map((one) => one.textContent)).toEqual([
      'Modifica',
      'Riservatezza',
    ]);
    fireEvent.click(menu.getByText('Riservatezza'));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('lock', therapies[0]);
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
    expect(document.activeElement).toBe(button('Altre azioni: Triatec 5 mg'));
  });

  it('shows each record as a card with labelled fields', () => {
    narrowScreen();
    renderList();
    const card = within(screen.getByText('Eutirox 75 µg').closest('li') ?? document.body);
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(['Data inizio', 'Dose']);
    expect(card.getByText('30 nov 2019')).toBeDefined();
  });
});

describe('keyboard', () => {
  it('has one tab stop per row and moves with arrow keys', () => {
    renderList();
    const tabStops = within(screen.getByRole('table'))
      .getAllByRole('button', { name: /:/ })
      .filter((one) => one.tabIndex === 0);
    expect(tabStops).toHaveLength(therapies.length);
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    button('Modifica: Triatec 5 mg').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(button('Riservatezza: Triatec 5 mg'));
    press('ArrowDown');
    expect(document.activeElement).toBe(button('Riservatezza: Eutirox 75 µg'));
    press('End');
    expect(document.activeElement).toBe(button('Elimina: Eutirox 75 µg'));
    expect(button('Modifica: Eutirox 75 µg').tabIndex).toBe(-1);
    expect(button('Elimina: Eutirox 75 µg').tabIndex).toBe(0);
    press('Home');
    press('ArrowUp');
    expect(document.activeElement).toBe(button('Modifica: Triatec 5 mg'));
  });
});

it('explains a disabled action and does not run it', () => {
  renderList();
  const locked = button('Elimina: Eutirox 75 µg');
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(locked.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('È stata prescritta da un medico');
  fireEvent.click(locked);
  expect(onSelect).not.toHaveBeenCalled();
  expect(button('Elimina: Triatec 5 mg').getAttribute('aria-disabled')).toBeNull();
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Therapy, therapies, therapyActions, therapyColumns, therapyId } from './fixture.tsx';
import { CollapsibleList, type ListColumn, preloadList } from './index.ts';

let room = 0;
const columnWidth = 200;
const observers = new Set<() => void>();

class Observer implements ResizeObserver {
  readonly #callback: () => void;
  constructor(callback: ResizeObserverCallback) {
    this.#callback = () => callback([], this);
  }
  observe() {
    observers.add(this.#callback);
  }
  unobserve() {}
  disconnect() {
    observers.delete(this.#callback);
  }
}

beforeAll(preloadList);
// jsdom has no layout: a table is as wide as its columns need, and its place as wide as the test says.
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.max(room, this.querySelectorAll('thead th').length * columnWidth);
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  observers.clear();
});

function renderIn(width: number, secondary: ListColumn<Therapy>['secondary'] = true) {
  room = width;
  render(
    <CollapsibleList
      name="terapie"
      title="Terapie"
      rows={therapies}
      rowId={therapyId}
      columns={therapyColumns.map((column, at) => ({ ...column, ...(at === 1 && { secondary }) }))}
      actions={therapyActions(() => {})}
    />,
  );
  act(() => screen.getByRole('button', { name: 'Terapie' }).click());
}

function resizeTo(width: number) {
  room = width;
  act(() => {
    for (const notify of [...observers]) notify();
  });
}

const heads = () => screen.queryAllByRole('columnheader').map(({ textContent }) => textContent);
const names = therapyColumns.map(({ header }) => header);

it('leaves out secondary columns first, and shows cards when even that is too wide', () => {
  renderIn(1000);
  expect(heads().slice(0, -1)).toEqual(names);
  resizeTo(700);
  expect(heads().slice(0, -1)).toEqual(names.filter((_, at) => at !== 1));
  // Several actions are in a menu, which needs less room.
  expect(screen.queryByRole('button', { name: /^Elimina: / })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Altre azioni: / })).toHaveLength(therapies.length);
  resizeTo(300);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(therapies.length);
  expect(screen.getAllByRole('button', { name: /^Elimina: / })).toHaveLength(therapies.length);
});

it('puts the text of columns below the name instead, if they say so', () => {
  renderIn(1000, 'below-name');
  const getFirstName = () => screen.getAllByRole('rowheader')[0]?.textContent;
  expect(getFirstName()).toBe('Triatec 5 mg');
  resizeTo(700);
  expect(heads()).not.toContain('Data inizio');
  expect(getFirstName()).toBe('Triatec 5 mg9 feb 2026');
});

it('shows everything again when there is room', () => {
  renderIn(300);
  expect(screen.queryByRole('table')).toBeNull();
  resizeTo(1000);
  expect(heads().slice(0, -1)).toEqual(names);
});

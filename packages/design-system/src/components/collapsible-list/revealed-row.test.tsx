import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Therapy, therapies, therapyActions, therapyColumns, therapyId } from './fixture.tsx';
import { CollapsibleList, preloadList, readOpenLists, revealRow } from './index.ts';

const actions = therapyActions(() => {});
const scrollIntoView = vi.fn();

const list = (rows: readonly Therapy[]) => (
  <CollapsibleList
    name="terapie"
    filterValue="1"
    title="Terapie"
    rows={rows}
    rowId={therapyId}
    columns={therapyColumns}
    actions={actions}
  />
);

const [first, ...others] = therapies;
if (first === undefined) throw new Error('No therapy to show.');
const header = () => screen.getByRole('button', { name: 'Terapie' });
const getRow = ({ farmaco }: Therapy) => screen.queryByRole('rowheader', { name: new RegExp(farmaco) })?.closest('tr');

beforeAll(preloadList);
beforeEach(() => {
  localStorage.clear();
  scrollIntoView.mockClear();
  // jsdom has no layout and does not scroll.
  HTMLElement.prototype.scrollIntoView = function scroll(this: HTMLElement) {
    scrollIntoView(this);
  };
});

it('opens the list and waits for the row', async () => {
  const view = render(list(others));
  act(() => revealRow({ name: 'terapie', filterValue: '1', id: therapyId(first) }));
  expect(header().getAttribute('aria-expanded')).toBe('true');
  expect(scrollIntoView).not.toHaveBeenCalled();
  view.rerender(list(therapies));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith(getRow(first)));
  expect(document.activeElement).toBe(document.body);
});

it('remembers only what the user opened', () => {
  render(list(therapies));
  act(() => revealRow({ name: 'terapie', filterValue: '1', id: therapyId(first) }));
  expect(header().getAttribute('aria-expanded')).toBe('true');
  expect(readOpenLists()).toEqual([]);
  fireEvent.click(header());
  expect(header().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(header());
  expect(readOpenLists()).toEqual(['terapie:1']);
});

it('moves focus into the row once when asked to', () => {
  render(list(therapies));
  act(() => revealRow({ name: 'terapie', filterValue: 1, id: therapyId(first), focus: true }));
  expect(getRow(first)?.contains(document.activeElement)).toBe(true);
  fireEvent.click(header());
  fireEvent.click(header());
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it('clears a search that hides the row', () => {
  render(list(therapies));
  fireEvent.click(header());
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: others[0]?.farmaco } });
  expect(getRow(first)).toBeUndefined();
  act(() => revealRow({ name: 'terapie', filterValue: '1', id: therapyId(first) }));
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith(getRow(first));
});

it('does not affect other lists', () => {
  render(list(therapies));
  act(() => revealRow({ name: 'terapie', filterValue: '2', id: therapyId(first) }));
  expect(header().getAttribute('aria-expanded')).toBe('false');
  expect(scrollIntoView).not.toHaveBeenCalled();
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { media } from '../../theme/media.ts';
import {
  type Therapy,
  therapies,
  therapyActions,
  therapyColumns,
  therapyId,
  therapyLine,
  therapyLink,
} from './fixture.tsx';
import { CollapsibleList, type CollapsibleListProps, preloadList, readOpenLists, revealRow } from './index.ts';

const actions = therapyActions(() => {});
const scrollIntoView = vi.fn();

const list = (rows: readonly Therapy[], more: Partial<CollapsibleListProps<Therapy>> = {}) => (
  <CollapsibleList
    {...more}
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
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
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

it('highlights a row with its buttons, also on a phone', () => {
  const highlighted: Element[] = [];
  HTMLElement.prototype.animate = function animate(this: HTMLElement) {
    highlighted.push(this);
    return {} as Animation;
  };
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === media.phone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(list(therapies, { rowLink: therapyLink, line: therapyLine, mobileActions: ['delete'] }));
  act(() => revealRow({ name: 'terapie', filterValue: '1', id: therapyId(first) }));
  const row = screen.getByRole('link', { name: new RegExp(first.farmaco) }).closest('li');
  expect(row?.contains(screen.getByRole('button', { name: new RegExp(`Elimina.*${first.farmaco}`) }))).toBe(true);
  expect(highlighted).toEqual([row]);
});

it('does not affect other lists', () => {
  render(list(therapies));
  act(() => revealRow({ name: 'terapie', filterValue: '2', id: therapyId(first) }));
  expect(header().getAttribute('aria-expanded')).toBe('false');
  expect(scrollIntoView).not.toHaveBeenCalled();
});

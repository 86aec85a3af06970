import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  manyTherapies,
  type Therapy,
  therapies,
  therapyColumns,
  therapyId,
  therapyLine,
  therapyLink,
} from './fixture.tsx';
import {
  CollapsibleList,
  type CollapsibleListProps,
  preloadList,
  readOpenLists,
  restoreOpenLists,
  revealRow,
  subscribeToOpenLists,
} from './index.ts';

const list = (props: Partial<CollapsibleListProps<Therapy>> = {}) => (
  <CollapsibleList
    name="terapie"
    rows={therapies}
    rowId={therapyId}
    title="Terapie"
    columns={therapyColumns}
    {...props}
  />
);

const toggle = () => screen.getByRole('button', { name: 'Terapie' });
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

beforeAll(preloadList);
beforeEach(() => localStorage.clear());

describe('preview', () => {
  const preview = therapies.slice(0, 2);

  it('shows its rows in one line each while the list is closed', () => {
    render(list({ preview, line: therapyLine, rowLink: therapyLink }));
    expect(lines()).toEqual(['Triatec 5 mg dal 202610 mg', 'Eutirox 75 µg dal 20199 mg']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#terapia-1', '#terapia-2']);
    fireEvent.click(toggle());
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('says what its lead counts instead of 0, and the number of rows once there are any', () => {
    const lead = [{ title: 'Tetano', text: 'Da fare ora', href: '#calendario' }];
    const state = () => screen.getByRole('button', { name: 'Terapie' }).getAttribute('aria-describedby') ?? '';
    const shown = () => document.getElementById(state())?.textContent;
    const { rerender } = render(list({ rows: [], preview: [], previewLead: lead, previewLeadCount: '1 da fare' }));
    expect(shown()).toBe('1 da fare');
    rerender(list({ preview, previewLead: lead, previewLeadCount: '1 da fare' }));
    expect(shown()).toMatch(new RegExp(`^${therapies.length}`));
  });

  it('takes the columns where no line is given', () => {
    render(list({ preview: therapies.slice(2, 3) }));
    expect(lines()).toEqual(['Caffè medicato 1 giu 2024']);
  });

  it('opens the list where a row has no page', () => {
    Element.prototype.scrollIntoView = () => undefined;
    render(list({ preview }));
    fireEvent.click(screen.getByRole('button', { name: /Eutirox/ }));
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
  });

  it('renders the link of a router', () => {
    const rowLink = { ...therapyLink, render: (link: object) => <a data-router="" {...link} /> };
    render(list({ preview, rowLink }));
    expect(screen.getAllByRole('link')[0]?.dataset.router).toBe('');
  });

  it('gives way to the whole list on paper', () => {
    render(list({ preview, rows: manyTherapies(40) }));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(rows()).toHaveLength(40);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
});

describe('a long list', () => {
  const many = manyTherapies(70);
  const open = (props?: Partial<CollapsibleListProps<Therapy>>) => {
    render(list({ rows: many, ...props }));
    fireEvent.click(toggle());
  };
  const more = () => fireEvent.click(screen.getByRole('button', { name: /^Mostra altri/ }));

  it('grows by thirty rows, and focuses the first new one', async () => {
    open();
    expect(await screen.findByText('30 di 70')).toBeDefined();
    more();
    expect(rows()).toHaveLength(60);
    expect(document.activeElement?.textContent).toContain('Farmaco 31');
    more();
    expect(rows()).toHaveLength(70);
    expect(screen.queryByRole('button', { name: /^Mostra altri/ })).toBeNull();
  });

  it('sorts and searches all rows', async () => {
    open({ initialSort: { id: 'farmaco', desc: true } });
    expect(rows()[0]).toBe('Farmaco 70');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '64' } });
    await waitFor(() => expect(rows()).toEqual(['Farmaco 64']));
  });

  it('groups by year while it is ordered by a date, and only then', () => {
    const dated = many.map((row, index) => ({ ...row, data_inizio: index < 4 ? '2026-01-02' : '2025-05-06' }));
    open({ rows: dated, orderedBy: 'data_inizio' });
    expect(rows().slice(0, 6)).toEqual(['2026', 'Farmaco 1', 'Farmaco 2', 'Farmaco 3', 'Farmaco 4', '2025']);
    fireEvent.click(screen.getByRole('button', { name: 'Farmaco' }));
    expect(rows()).not.toContain('2026');
    fireEvent.click(screen.getByRole('button', { name: 'Data inizio' }));
    expect(rows()[0]).toBe('2026');
  });

  it('shows a revealed row beyond the first thirty', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    open();
    await act(async () => revealRow({ name: 'terapie', id: 45, focus: true }));
    expect(await screen.findByRole('rowheader', { name: 'Farmaco 45' })).toBeDefined();
  });
});

describe('open lists', () => {
  it('can be read and opened from outside', () => {
    render(list({ filter: 'tipo_terapia', filterValue: 1 }));
    let calls = 0;
    const stop = subscribeToOpenLists(() => {
      calls += 1;
    });
    act(() => restoreOpenLists(['terapie:1', 'esami:0']));
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(readOpenLists()).toEqual(['esami:0', 'terapie:1']);
    fireEvent.click(toggle());
    expect(readOpenLists()).toEqual(['esami:0']);
    expect(calls).toBeGreaterThan(0);
    stop();
  });
});

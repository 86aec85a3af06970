import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FetchedPart, fetchedPart, useFetchedPart } from '../../internals/fetched-part.ts';
import { therapies, therapyColumns, therapyId } from './fixture.tsx';

type ListModule = typeof import('./collapsible-list.tsx');
type PanelModule = typeof import('./list-panel.tsx');

let CollapsibleList: ListModule['CollapsibleList'];
let ListPanel: PanelModule['ListPanel'];
let panelPart: FetchedPart<PanelModule['ListPanel']>;

// A part stays loaded for every later list, so each test brings its own.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./panel-part.ts', () => ({
    get panelPart() {
      return panelPart;
    },
  }));
  ({ ListPanel } = await import('./list-panel.tsx'));
  ({ CollapsibleList } = await import('./collapsible-list.tsx'));
});

afterAll(() => {
  vi.doUnmock('./panel-part.ts');
  vi.resetModules();
});

beforeEach(() => localStorage.clear());

it('shows a loading state until its code has loaded', async () => {
  panelPart = fetchedPart(async () => ListPanel);
  render(<CollapsibleList name="parti" rows={therapies} rowId={therapyId} title="Terapie" columns={therapyColumns} />);
  expect(screen.getByText('4 elementi')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Terapie' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Caricamento in corso')).toBeDefined();
  expect(await screen.findByRole('table', { name: 'Terapie' })).toBeDefined();
});

it('a list whose panel could not be fetched offers to try again', async () => {
  let asked = 0;
  panelPart = fetchedPart(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch');
    return ListPanel;
  });
  render(<CollapsibleList name="ancora" rows={therapies} rowId={therapyId} title="Terapie" columns={therapyColumns} />);
  fireEvent.click(screen.getByRole('button', { name: 'Terapie' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('table', { name: 'Terapie' })).toBeDefined();
  expect(asked).toBe(2);
});

function Wanting({ part }: { part: ReturnType<typeof fetchedPart<string>> }) {
  const { piece, failed, retry } = useFetchedPart(part, true);
  if (failed)
    return (
      <button type="button" onClick={retry}>
        Riprova
      </button>
    );
  return <p>{piece ?? 'manca'}</p>;
}

it('retries a failed load on request', async () => {
  let offline = true;
  let asked = 0;
  const part = fetchedPart(async () => {
    asked += 1;
    if (offline) throw new TypeError('Failed to fetch');
    return 'arrivata';
  });
  render(<Wanting part={part} />);
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  offline = false;
  fireEvent.click(retry);
  expect(await screen.findByText('arrivata')).toBeDefined();
  expect(asked).toBe(2);
});

it('fetches the same part once for two consumers', async () => {
  let asked = 0;
  const part = fetchedPart(async () => {
    asked += 1;
    return 'arrivata';
  });
  render(
    <>
      <Wanting part={part} />
      <Wanting part={part} />
    </>,
  );
  expect(await screen.findAllByText('arrivata')).toHaveLength(2);
  await act(() => part.preload());
  expect(asked).toBe(1);
});

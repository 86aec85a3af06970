import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fetchedPart, useFetchedPart } from '../../internals/fetched-part.ts';
import { therapies, therapyColumns, therapyId } from './fixture.tsx';

it('shows a loading state until its code has loaded', async () => {
  localStorage.clear();
  // A part stays loaded for every later list.
  vi.resetModules();
  const { CollapsibleList } = await import('./index.ts');
  render(<CollapsibleList name="parti" rows={therapies} rowId={therapyId} title="Terapie" columns={therapyColumns} />);
  expect(screen.getByText('4 elementi')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Terapie' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Caricamento in corso')).toBeDefined();
  expect(await screen.findByRole('table', { name: 'Terapie' })).toBeDefined();
});

it('a list whose panel could not be fetched offers to try again', async () => {
  localStorage.clear();
  vi.resetModules();
  let asked = 0;
  const panelPart = fetchedPart(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch');
    return (await import('./list-panel.tsx')).ListPanel;
  });
  vi.doMock('./panel-part.ts', () => ({ panelPart }));
  const { CollapsibleList } = await import('./collapsible-list.tsx');
  vi.doUnmock('./panel-part.ts');
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

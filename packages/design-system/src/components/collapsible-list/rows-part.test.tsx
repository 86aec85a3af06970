import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fetchedPart } from '../../internals/fetched-part.ts';
import { therapies, therapyActions, therapyColumns, therapyId } from './fixture.tsx';
import { CollapsibleList, preloadList } from './index.ts';
import type { RowsPart } from './types.ts';

type TherapyRows = RowsPart<(typeof therapies)[number], { note: string }>;

beforeAll(preloadList);
beforeEach(() => localStorage.clear());

const list = (rowsPart: TherapyRows) => (
  <CollapsibleList
    name="dopo"
    rows={therapies}
    rowId={therapyId}
    title="Terapie"
    rowsPart={rowsPart}
    rowsProps={{ note: 'Accanto alle righe' }}
  />
);
const toggle = () => screen.getByRole('button', { name: 'Terapie' });

it('loads row configuration on approach and keeps its elements when closed', async () => {
  let asked = 0;
  const part: TherapyRows = fetchedPart(async () => {
    asked += 1;
    return ({ note, children }) => (
      <>
        {children({ columns: therapyColumns, actions: therapyActions(() => undefined) })}
        <p>{note}</p>
      </>
    );
  });
  render(list(part));
  expect(screen.getByText('4 elementi')).toBeDefined();
  expect(asked).toBe(0);
  fireEvent.pointerEnter(toggle());
  expect(asked).toBe(1);
  fireEvent.click(toggle());
  expect(await screen.findByRole('table', { name: 'Terapie' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Elimina: Zitromax 500 mg' })).toBeDefined();
  fireEvent.click(toggle());
  expect(screen.getByText('Accanto alle righe').closest('[hidden]')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  expect(asked).toBe(1);
});

it('retries a failed load on request', async () => {
  let asked = 0;
  const part: TherapyRows = fetchedPart(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch');
    return ({ children }) => <>{children({ columns: therapyColumns })}</>;
  });
  render(list(part));
  fireEvent.click(toggle());
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  fireEvent.click(retry);
  expect(asked).toBe(2);
  expect(await screen.findByRole('table', { name: 'Terapie' })).toBeDefined();
});

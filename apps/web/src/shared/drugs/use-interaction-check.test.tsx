import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Interactions, useInteractionCheck } from './use-interaction-check.ts';

afterEach(cleanup);

const drug = { id_farmaco_codifa: 'farm-zimox', descrizione_breve: 'Zimox' };

const warnings = (tipo: 'allergia' | 'interazione'): Interactions => ({
  esito: 'presenti',
  messaggiInterazioni: [
    {
      tipo,
      gravita: 'controindicata',
      farmaco_in_corso: 'Allergia alla penicillina',
      interazione_con: 'Zimox',
      stretta: true,
      effetto: '',
      consiglio: '',
      fonte: 'registro',
      voce: '',
    },
  ],
  non_confrontate: [],
  revisione_clinica: false,
});

async function asked(found: Interactions) {
  const hook = renderHook(() =>
    useInteractionCheck(
      async () => found,
      () => {},
    ),
  );
  act(() => hook.result.current.check(drug));
  await waitFor(() => expect(hook.result.current.state.status).toBe('asking'));
  act(() => hook.result.current.reason.onChange('  Provata in ospedale '));
  expect(hook.result.current.acceptance).toEqual({});
  return hook;
}

it('sends the reason for accepting an allergy', async () => {
  const { result } = await asked(warnings('allergia'));
  act(() => result.current.accept());
  expect(result.current.acceptance).toEqual({
    accetta_interazioni: true,
    motivo_accettazione: 'Provata in ospedale',
  });
});

it('does not accept an allergy without a reason', async () => {
  const { result } = await asked(warnings('allergia'));
  act(() => result.current.reason.onChange('  '));
  act(() => result.current.accept());
  expect(result.current.state.status).toBe('asking');
  expect(result.current.blocking).toBe(true);
});

it('sends no reason where none is required, and keeps it after the medicine was removed', async () => {
  const { result } = await asked(warnings('interazione'));
  act(() => result.current.accept());
  expect(result.current.acceptance).toEqual({ accetta_interazioni: true });
  act(() => result.current.decline());
  expect(result.current.acceptance).toEqual({});
  expect(result.current.reason.value).toBe('  Provata in ospedale ');
});

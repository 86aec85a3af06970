import type { Schema } from '@libretto/api-client/schema';
import { useEffect, useRef, useState } from 'react';

export type Interactions = Schema<'DrugInteractions'>;

/** One of the catalogue, or one in own words, which has no id. */
export interface CheckedDrug {
  id_farmaco_codifa: string | null;
  descrizione_breve: string;
}

/** Asks the server what a medicine does together with what the record holds. */
export type AskInteractions = (drug: CheckedDrug, signal: AbortSignal) => Promise<Interactions>;

export type CheckState =
  | { status: 'none' }
  | { status: 'checking' | 'failed'; drug: CheckedDrug }
  /** `asking` until somebody has said whether to go on in spite of what was found. */
  | { status: 'asking' | 'accepted' | 'clear'; drug: CheckedDrug; result: Interactions };

export interface InteractionCheck {
  state: CheckState;
  /** Nothing may be saved: nobody knows yet, or nobody has decided. */
  blocking: boolean;
  /** For every choice of a medicine; `null` when there is none any more. */
  check: (drug: CheckedDrug | null) => void;
  retry: () => void;
  accept: () => void;
  /** Takes the medicine out of the form. */
  decline: () => void;
}

/** The check that the choice of a medicine sets off. The last choice counts, whichever answer arrives first. */
export function useInteractionCheck(ask: AskInteractions, onDecline: () => void): InteractionCheck {
  const [state, setState] = useState<CheckState>({ status: 'none' });
  const current = useRef(new AbortController());
  useEffect(() => () => current.current.abort(), []);

  function check(drug: CheckedDrug | null) {
    current.current.abort();
    const controller = new AbortController();
    current.current = controller;
    if (drug === null) return setState({ status: 'none' });
    setState({ status: 'checking', drug });
    const settle = (next: CheckState) => {
      if (!controller.signal.aborted) setState(next);
    };
    ask(drug, controller.signal).then(
      (result) => settle({ status: result.esito === 'nessuna' ? 'clear' : 'asking', drug, result }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn('Errore durante il controllo delle interazioni', error);
        settle({ status: 'failed', drug });
      },
    );
  }

  return {
    state,
    blocking: state.status === 'checking' || state.status === 'failed' || state.status === 'asking',
    check,
    retry: () => 'drug' in state && check(state.drug),
    accept: () => state.status === 'asking' && setState({ ...state, status: 'accepted' }),
    decline() {
      check(null);
      onDecline();
    },
  };
}

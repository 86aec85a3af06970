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

/** Where the reason is kept; by default in the check itself. */
export interface ReasonBinding {
  value: string;
  onChange: (reason: string) => void;
}

/** The part of a saving that tells the decision. */
export interface Acceptance {
  accetta_interazioni?: true;
  motivo_accettazione?: string;
}

/** An allergy is overridden for a reason only. */
export const asksReason = ({ messaggiInterazioni }: Interactions): boolean =>
  messaggiInterazioni.some(({ tipo }) => tipo === 'allergia');

export type ReasonProblem = 'reasonMissing' | 'reasonLong';

/** Characters of a reason, as the contract has them. */
export const maxReason = 500;

export interface InteractionCheck {
  state: CheckState;
  reason: ReasonBinding;
  /** Present while an allergy asks for a reason and it is missing or too long: then nothing is accepted. */
  reasonProblem: ReasonProblem | undefined;
  /** Empty until what was found has been accepted. */
  acceptance: Acceptance;
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
export function useInteractionCheck(
  ask: AskInteractions,
  onDecline: () => void,
  keptReason?: ReasonBinding,
): InteractionCheck {
  const [ownReason, setOwnReason] = useState('');
  const reason = keptReason ?? { value: ownReason, onChange: setOwnReason };
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

  const reasonProblem = state.status === 'asking' && asksReason(state.result) ? problemOf(reason.value) : undefined;

  return {
    state,
    reason,
    acceptance: acceptanceOf(state, reason.value),
    blocking: state.status === 'checking' || state.status === 'failed' || state.status === 'asking',
    check,
    retry: () => 'drug' in state && check(state.drug),
    reasonProblem,
    accept: () =>
      state.status === 'asking' && reasonProblem === undefined && setState({ ...state, status: 'accepted' }),
    decline() {
      check(null);
      onDecline();
    },
  };
}

function problemOf(reason: string): ReasonProblem | undefined {
  if (reason.trim() === '') return 'reasonMissing';
  return reason.trim().length > maxReason ? 'reasonLong' : undefined;
}

function acceptanceOf(state: CheckState, reason: string): Acceptance {
  if (state.status !== 'accepted') return {};
  return { accetta_interazioni: true, ...(asksReason(state.result) && { motivo_accettazione: reason.trim() }) };
}

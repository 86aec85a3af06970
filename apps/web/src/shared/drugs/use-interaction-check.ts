import type { Schema } from '@libretto/api-client/schema';
import { useEffect, useRef, useState } from 'react';

export type Interactions = Schema<'DrugInteractions'>;

export interface CheckedDrug {
  id_farmaco_codifa: string | null;
  descrizione_breve: string;
}

export type AskInteractions<Found extends Interactions = Interactions> = (
  drug: CheckedDrug,
  signal: AbortSignal,
) => Promise<Found>;

export type CheckState<Found extends Interactions = Interactions> =
  | { status: 'none' }
  | { status: 'checking' | 'failed'; drug: CheckedDrug }
  /** `asking` until the user has decided about the findings. */
  | { status: 'asking' | 'accepted' | 'clear'; drug: CheckedDrug; result: Found };

export interface ReasonBinding {
  value: string;
  onChange: (reason: string) => void;
}

export interface Acceptance {
  accetta_interazioni?: true;
  motivo_accettazione?: string;
}

/** Overriding an allergy requires a reason. */
export const requiresReason = ({ messaggiInterazioni }: Interactions): boolean =>
  messaggiInterazioni.some(({ tipo }) => tipo === 'allergia');

export type ReasonProblem = 'reasonMissing' | 'reasonLong';

/** Limit of the contract, in characters. */
export const maxReason = 500;

export interface InteractionCheck<Found extends Interactions = Interactions> {
  state: CheckState<Found>;
  reason: ReasonBinding;
  /** Set while a required reason is missing or too long, which prevents accepting. */
  reasonProblem: ReasonProblem | undefined;
  acceptance: Acceptance;
  blocking: boolean;
  /** Call on every choice of a medicine, with `null` when it was removed. */
  check: (drug: CheckedDrug | null) => void;
  retry: () => void;
  accept: () => void;
  decline: () => void;
}

/** Checks the chosen medicine. The last choice wins, whatever the order of the responses. */
export function useInteractionCheck<Found extends Interactions>(
  ask: AskInteractions<Found>,
  onDecline?: () => void,
  reasonBinding?: ReasonBinding,
): InteractionCheck<Found> {
  const [ownReason, setOwnReason] = useState('');
  const reason = reasonBinding ?? { value: ownReason, onChange: setOwnReason };
  const [state, setState] = useState<CheckState<Found>>({ status: 'none' });
  const current = useRef(new AbortController());
  useEffect(() => () => current.current.abort(), []);

  function check(drug: CheckedDrug | null) {
    current.current.abort();
    const controller = new AbortController();
    current.current = controller;
    if (drug === null) return setState({ status: 'none' });
    setState({ status: 'checking', drug });
    const settle = (next: CheckState<Found>) => {
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

  const reasonProblem =
    state.status === 'asking' && requiresReason(state.result) ? findReasonProblem(reason.value) : undefined;

  return {
    state,
    reason,
    acceptance: toAcceptance(state, reason.value),
    blocking: state.status === 'checking' || state.status === 'failed' || state.status === 'asking',
    check,
    retry: () => 'drug' in state && check(state.drug),
    reasonProblem,
    accept: () =>
      state.status === 'asking' && reasonProblem === undefined && setState({ ...state, status: 'accepted' }),
    decline() {
      check(null);
      onDecline?.();
    },
  };
}

function findReasonProblem(reason: string): ReasonProblem | undefined {
  if (reason.trim() === '') return 'reasonMissing';
  return reason.trim().length > maxReason ? 'reasonLong' : undefined;
}

function toAcceptance(state: CheckState, reason: string): Acceptance {
  if (state.status !== 'accepted') return {};
  return { accetta_interazioni: true, ...(requiresReason(state.result) && { motivo_accettazione: reason.trim() }) };
}

import { nextPaint } from '@libretto/design-system/internals/next-paint';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Arrival } from '../../shared/record-summary/arrival.ts';
import { isProposalKey, type Row, rowElementId, type SummaryCard } from '../../shared/record-summary/row.ts';
import type { OpenCards } from '../../shared/record-summary/use-open-cards.ts';

const holds = (rows: readonly Row[], key: string) => rows.some((row) => row.key === key);

interface Reveal {
  arrival: Arrival | undefined;
  /**
   * Opens one row with the card around it and marks it. Its way back, which is also that of the browser, leads to what
   * has the focus now.
   */
  reveal: (key: string) => void;
}

export function useReveal(cards: readonly SummaryCard[], openCards: OpenCards): Reveal {
  const router = useRouter();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<Arrival>();
  /** By index in the history. */
  const places = useRef(new Map<number, () => void>());

  const arriveAt = (key: string | undefined) =>
    flushSync(() => setArrival(key === undefined ? undefined : { key, goBack: () => router.history.back() }));

  function show(key: string): void {
    const card = isProposalKey(key) ? 'proposals' : cards.find(({ rows }) => holds(rows, key))?.id;
    if (card !== undefined) openCards.open(card);
    arriveAt(key);
    const row = document.getElementById(rowElementId(key));
    if (row === null) return;
    if (row instanceof HTMLDetailsElement) row.open = true;
    (row.querySelector('summary') ?? row).focus({ preventScroll: true });
    row.scrollIntoView({ block: 'start' });
  }

  const follow = useEffectEvent<Parameters<typeof router.history.subscribe>[0]>(({ location: { state }, action }) => {
    if (state.followed !== undefined && action.type !== 'BACK') {
      show(state.followed);
      return;
    }
    arriveAt(state.followed);
    const goBack = places.current.get(state.__TSR_index);
    if (goBack === undefined) return;
    // The router has its own idea of how far that entry was scrolled.
    const stop = router.subscribe('onRendered', () => {
      stop();
      goBack();
    });
  });
  useEffect(() => router.history.subscribe((change) => follow(change)), [router]);

  // After a reload, or on the way back from another page.
  const showAgain = useEffectEvent(() => {
    const { followed } = router.history.location.state;
    if (followed !== undefined) show(followed);
  });
  useEffect(() => {
    let left = false;
    // The columns know the heights of their cards only then.
    void nextPaint().then(() => {
      if (!left) showAgain();
    });
    return () => {
      left = true;
    };
  }, []);

  function reveal(followed: string): void {
    places.current.set(router.history.location.state.__TSR_index, placeKeeper(document.activeElement));
    void navigate({ to: '.', state: { followed }, resetScroll: false });
  }

  return { arrival, reveal };
}

/** Returns a function that moves the focus and the page back to an element. */
function placeKeeper(element: Element | null): () => void {
  const top = element?.getBoundingClientRect().top ?? 0;
  return () => {
    if (!(element instanceof HTMLElement && element.isConnected)) return;
    element.focus({ preventScroll: true });
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  };
}

import { useEffect, useEffectEvent } from 'react';
import { fetchedPart, useFetchedPart } from '../fetched-part.ts';
import type { ConfirmPanelProps } from './types.ts';

const view = fetchedPart(async () => (await import('./confirm-panel-view.tsx')).ConfirmPanelView);

export const preloadConfirmPanel = view.preload;

/** For whoever will ask sooner or later: the question is then there at once. */
export function useConfirmPanelSoon(): void {
  useEffect(view.preloadWhenIdle, []);
}

/** One question, two answers. Where its look cannot be fetched, the browser asks. */
export function ConfirmPanel(props: ConfirmPanelProps) {
  const { piece: View, failed } = useFetchedPart(view, true);
  const askPlainly = useEffectEvent(() => props.onAnswer(window.confirm(props.message)));
  useEffect(() => {
    if (failed) askPlainly();
  }, [failed]);
  return View ? <View {...props} /> : null;
}

import { useEffect, useEffectEvent } from 'react';
import { fetchedPart, useFetchedPart } from '../fetched-part.ts';
import type { ConfirmPanelProps } from './types.ts';

const view = fetchedPart(async () => (await import('./confirm-panel-view.tsx')).ConfirmPanelView);

export const preloadConfirmPanel = view.preload;

/** Preloads the confirmation, so that it opens without delay. */
export function usePreloadConfirmPanel(): void {
  useEffect(view.preloadWhenIdle, []);
}

/** Confirmation. Falls back to `window.confirm` if its code cannot be fetched. */
export function ConfirmPanel(props: ConfirmPanelProps) {
  const { piece: View, failed } = useFetchedPart(view, true);
  const nativeConfirm = useEffectEvent(() => props.onAnswer(window.confirm(props.message)));
  useEffect(() => {
    if (failed) nativeConfirm();
  }, [failed]);
  return View ? <View {...props} /> : null;
}

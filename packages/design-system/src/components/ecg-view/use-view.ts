import { useSyncExternalStore } from 'react';
import type { EcgStage } from './core/stage.ts';
import type { View } from './core/view.ts';

/** Subscribes to the view; only components that show it re-render while the trace moves. */
export function useView({ subscribe, view }: EcgStage): View {
  return useSyncExternalStore(subscribe, view, view);
}

/** Subscribes to the gain only, which is all the toolbar needs. */
export function useGain({ subscribe, view }: EcgStage): number {
  const gain = () => view().gain;
  return useSyncExternalStore(subscribe, gain, gain);
}

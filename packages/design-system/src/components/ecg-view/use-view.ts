import { useSyncExternalStore } from 'react';
import type { EcgStage } from './core/stage.ts';
import type { View } from './core/view.ts';

/** What is in view. Only what says or shows it renders while the trace moves. */
export function useView({ subscribe, view }: EcgStage): View {
  return useSyncExternalStore(subscribe, view, view);
}

/** How high a millivolt is: the tools need no more of the view. */
export function useGain({ subscribe, view }: EcgStage): number {
  const gain = () => view().gain;
  return useSyncExternalStore(subscribe, gain, gain);
}

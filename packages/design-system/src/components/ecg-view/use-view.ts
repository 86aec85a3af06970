import { useSyncExternalStore } from 'react';
import type { EcgStage } from './core/stage.ts';
import type { View } from './core/view.ts';

/** What is in view. Only what says or shows it renders while the trace moves. */
export function useView(stage: EcgStage): View {
  const view = () => stage.view;
  return useSyncExternalStore(stage.subscribe, view, view);
}

/** How high a millivolt is: the tools need no more of the view. */
export function useGain(stage: EcgStage): number {
  const gain = () => stage.view.gain;
  return useSyncExternalStore(stage.subscribe, gain, gain);
}

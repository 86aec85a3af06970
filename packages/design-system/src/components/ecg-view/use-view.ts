import { useSyncExternalStore } from 'react';
import type { EcgStage } from './core/stage.ts';
import type { View } from './core/view.ts';

export function useView({ subscribe, view }: EcgStage): View {
  return useSyncExternalStore(subscribe, view, view);
}

export function useGain({ subscribe, view }: EcgStage): number {
  const gain = () => view().gain;
  return useSyncExternalStore(subscribe, gain, gain);
}

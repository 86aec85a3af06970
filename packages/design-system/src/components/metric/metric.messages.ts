import { elide } from '../../internals/elide.ts';
import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `Metric`, to be replaced with `override`. */
export const metricMessages = defineMessages('metric', {
  it: {
    missing: 'Nessun valore',
    low: 'Sotto i valori di riferimento',
    normal: 'Nei valori di riferimento',
    high: 'Sopra i valori di riferimento',
    reference: (range: string) => `Riferimento: ${range}`,
    measured: (day: string) => elide(`del ${day}`),
    up: (change: string, day: string) => elide(`In aumento di ${change} dal ${day}`),
    down: (change: string, day: string) => elide(`In calo di ${change} dal ${day}`),
    steady: (day: string) => elide(`Invariato dal ${day}`),
    old: 'Non recente',
  },
  en: {
    missing: 'No value',
    low: 'Below the reference values',
    normal: 'Within the reference values',
    high: 'Above the reference values',
    reference: (range: string) => `Reference: ${range}`,
    measured: (day: string) => `on ${day}`,
    up: (change: string, day: string) => `Up by ${change} since ${day}`,
    down: (change: string, day: string) => `Down by ${change} since ${day}`,
    steady: (day: string) => `Unchanged since ${day}`,
    old: 'Not recent',
  },
});

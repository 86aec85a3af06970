import type { Measure } from './measures.ts';

/** One unit per page; `slug` is the last part of its address. A pressure is one value with two ends. */
export const charts = [
  { id: 'pressure', slug: 'pressione', of: ['parametro_pressione_max', 'parametro_pressione_min'] },
  { id: 'weight', slug: 'peso', of: ['parametro_peso'] },
  { id: 'rate', slug: 'frequenza', of: ['parametro_frequenza'] },
  { id: 'oxygen', slug: 'saturazione', of: ['parametro_saturazione'] },
  { id: 'temperature', slug: 'temperatura', of: ['parametro_temperatura'] },
  { id: 'height', slug: 'altezza', of: ['parametro_altezza'] },
] as const satisfies readonly { id: string; slug: string; of: readonly Measure[] }[];

export type Chart = (typeof charts)[number];

export const findChart = (slug: string): Chart | undefined =>
  charts.find((chart) => chart.slug === slug.toLocaleLowerCase());

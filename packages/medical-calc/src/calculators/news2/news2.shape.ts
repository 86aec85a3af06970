import type { Output } from '../../types.ts';

export type News2Inputs = {
  /** Per minute. */
  respiratoryRate: number;
  /** In %. */
  spo2: number;
  onOxygen: boolean;
  systolicBpMmHg: number;
  /** Per minute. */
  pulse: number;
  /** Alert, new confusion, responds to voice, to pain, unresponsive. */
  consciousness: 'A' | 'C' | 'V' | 'P' | 'U';
  /** Counted to a tenth of a degree, as the chart has it. */
  temperatureC: number;
  /** 2 for people whom a specialist has set a target of 88–92%, all others 1. */
  spo2Scale: 1 | 2;
};

export type News2Band = 'low' | 'low-medium' | 'medium' | 'high';

export type News2Outputs = {
  /** 0 to 20. A single 3 is `low-medium` where the sum alone would be low. */
  score: Output<News2Band>;
};

/** The chart is in whole numbers. */
const perMinute = { kind: 'integer', unit: '/min' } as const;

export const news2Rate = { ...perMinute, hard: [0, 120], usual: [4, 60], labelKey: 'input.respiratoryRate' } as const;

export const news2Spo2 = {
  kind: 'integer',
  unit: '%',
  hard: [20, 100],
  usual: [60, 100],
  labelKey: 'input.spo2',
} as const;

export const news2Pressure = {
  kind: 'integer',
  unit: 'mm[Hg]',
  hard: [30, 320],
  usual: [50, 260],
  labelKey: 'input.systolicBpMmHg',
} as const;

export const news2Pulse = { ...perMinute, hard: [10, 350], usual: [30, 220], labelKey: 'input.heartRate' } as const;

export const news2Consciousness = {
  choices: [
    { value: 'A', labelKey: 'news2.consciousness.A', points: 0 },
    { value: 'C', labelKey: 'news2.consciousness.C', points: 3 },
    { value: 'V', labelKey: 'news2.consciousness.V', points: 3 },
    { value: 'P', labelKey: 'news2.consciousness.P', points: 3 },
    { value: 'U', labelKey: 'news2.consciousness.U', points: 3 },
  ],
} as const;

export const news2Scale = {
  choices: [
    { value: 1, labelKey: 'news2.scale.1' },
    { value: 2, labelKey: 'news2.scale.2' },
  ],
} as const;

export const news2Outputs = {
  score: {
    decimals: 0,
    bands: [
      { code: 'low', from: 0 },
      { code: 'medium', from: 5 },
      { code: 'high', from: 7 },
    ],
  },
} as const;

export const news2Equation =
  'respiratoryRatePoints + spo2Points + oxygenPoints + systolicBpPoints + pulsePoints + consciousnessPoints + temperaturePoints';

import type { Gap, Output } from '../../types.ts';

/** What cannot be tested (a tube, swollen eyelids) has no number: 1 would say that there was no response. */
export type NotTestable = 'not-testable';

export type GcsInputs = {
  eye: 1 | 2 | 3 | 4 | NotTestable;
  verbal: 1 | 2 | 3 | 4 | 5 | NotTestable;
  motor: 1 | 2 | 3 | 4 | 5 | 6 | NotTestable;
};

export type GcsBand = 'severe' | 'moderate' | 'mild';

export type GcsOutputs = {
  /** 3 to 15; none when one of the three could not be tested. */
  score: Output<GcsBand> | Gap;
};

export const gcsEye = {
  choices: [
    { value: 4, labelKey: 'gcs.eye.4', points: 4 },
    { value: 3, labelKey: 'gcs.eye.3', points: 3 },
    { value: 2, labelKey: 'gcs.eye.2', points: 2 },
    { value: 1, labelKey: 'gcs.eye.1', points: 1 },
    { value: 'not-testable', labelKey: 'gcs.eye.not-testable' },
  ],
} as const;

export const gcsVerbal = {
  choices: [
    { value: 5, labelKey: 'gcs.verbal.5', points: 5 },
    { value: 4, labelKey: 'gcs.verbal.4', points: 4 },
    { value: 3, labelKey: 'gcs.verbal.3', points: 3 },
    { value: 2, labelKey: 'gcs.verbal.2', points: 2 },
    { value: 1, labelKey: 'gcs.verbal.1', points: 1 },
    { value: 'not-testable', labelKey: 'gcs.verbal.not-testable' },
  ],
} as const;

export const gcsMotor = {
  choices: [
    { value: 6, labelKey: 'gcs.motor.6', points: 6 },
    { value: 5, labelKey: 'gcs.motor.5', points: 5 },
    { value: 4, labelKey: 'gcs.motor.4', points: 4 },
    { value: 3, labelKey: 'gcs.motor.3', points: 3 },
    { value: 2, labelKey: 'gcs.motor.2', points: 2 },
    { value: 1, labelKey: 'gcs.motor.1', points: 1 },
    { value: 'not-testable', labelKey: 'gcs.motor.not-testable' },
  ],
} as const;

export const gcsOutputs = {
  score: {
    decimals: 0,
    bands: [
      { code: 'severe', from: 3 },
      { code: 'moderate', from: 9 },
      { code: 'mild', from: 13 },
    ],
  },
} as const;

export const gcsEquation = 'eye + verbal + motor';

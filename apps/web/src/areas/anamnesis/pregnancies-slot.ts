import type { ComponentType } from 'react';

/** `inForm`: shown among the questions to women. Passed in because areas do not import each other. */
export type PregnanciesSlot = ComponentType<{ inForm?: boolean }>;

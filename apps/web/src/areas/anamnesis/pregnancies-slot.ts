import type { ComponentType } from 'react';

/** The pregnancies, which are another area's; `inForm` among the questions to women. */
export type PregnanciesSlot = ComponentType<{ inForm?: boolean }>;

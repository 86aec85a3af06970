import type { ComponentType } from 'react';

export type PregnanciesSlot = ComponentType<{ inForm?: boolean }>;

import { common } from './common.it.ts';
import { calculators } from './it.gen.ts';

export const it = { ...common, ...calculators };
export type MessageKey = keyof typeof it;

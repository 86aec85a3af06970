import { common } from './common.en.ts';
import { calculators } from './en.gen.ts';
import type { MessageKey } from './it.ts';

export type { MessageKey } from './it.ts';
export const en: Readonly<Record<MessageKey, string>> = { ...common, ...calculators };

import { calculators } from './it.gen.ts';
import type { Locale } from './locale.ts';
import { labels, texts, units } from './shared.it.ts';

/** Italian, for all calculators. */
export const it: Locale = { language: 'it', messages: { ...labels, ...units, ...texts, ...calculators } };

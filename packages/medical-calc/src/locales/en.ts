import { calculators } from './en.gen.ts';
import type { Locale } from './locale.ts';
import { labels, texts, units } from './shared.en.ts';

/** English, for all calculators. */
export const en: Locale = { language: 'en', messages: { ...labels, ...units, ...texts, ...calculators } };

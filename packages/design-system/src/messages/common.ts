import { defineMessages } from './catalog.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** Texts that several components share, such as "close" and "retry", for `override`. */
export const commonMessages = defineMessages('common', { it, en });

import { defineMessages } from './catalog.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const commonMessages = defineMessages('common', { it, en });

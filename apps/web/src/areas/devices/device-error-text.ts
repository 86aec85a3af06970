import { type ErrorText, errorText } from '@libretto/web-bluetooth/locales';
import { en } from '@libretto/web-bluetooth/locales/en';
import { it } from '@libretto/web-bluetooth/locales/it';
import { currentLanguage } from '../../shared/i18n/i18n.ts';

const locales = { it, en };

export const deviceErrorText = (error: unknown): ErrorText => errorText(error, locales[currentLanguage()]);

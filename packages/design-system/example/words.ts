import { commonMessages, override } from '@libretto/design-system/messages';

/** Defined outside the component so that the reference is stable between renders. */
export const confirmWords = [override(commonMessages, { confirm: 'Sì, procedi' })];

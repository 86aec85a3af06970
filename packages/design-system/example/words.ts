import { commonMessages, override } from '@libretto/design-system/messages';

/** Other words than the library's own; outside the component, so that they stay the same between renders. */
export const confirmWords = [override(commonMessages, { confirm: 'Sì, procedi' })];

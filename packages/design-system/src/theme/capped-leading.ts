import { vars } from './contract.css.ts';

/** Line height of paragraphs whose lines come closer to each other as the text grows. A length: not for inheritance. */
export const cappedLeading = `min(${vars.font.leading.normal} * 1em, 1.2em + 6px)`;

/** A sign, an exponent, or whatever stands between digits: without it they would be another number. */
const foreign = /[-−+]|\de$|\d\s*[^\d.,\s]+\s*[\d.,]/i;
const minus = /[-−]/g;

/** What is written means another number, or none, without what is not allowed in it. */
export const isForeign = (text: string, signed: boolean) => foreign.test(signed ? text.replace(minus, '') : text);

/** What of something typed or pasted is taken: letters are not, unless the number would be another one without them. */
export const filtered = (text: string, signed: boolean) =>
  isForeign(text, signed) ? text : text.replace(signed ? /[^\d.,\s\-−]/g : /[^\d.,\s]/g, '');

/** A sign, an exponent, or any text between digits: dropping it would change the number. */
const foreign = /[-−+]|\de$|\d\s*[^\d.,\s]+\s*[\d.,]/i;
const minus = /[-−]/g;

export const changesNumber = (text: string, signed: boolean) => foreign.test(signed ? text.replace(minus, '') : text);

export const filterTyped = (text: string, signed: boolean) =>
  changesNumber(text, signed) ? text : text.replace(signed ? /[^\d.,\s\-−]/g : /[^\d.,\s]/g, '');

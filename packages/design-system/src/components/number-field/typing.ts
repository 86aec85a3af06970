const stray = /[^\d.,\s]/g;
const straySigned = /[^\d.,\s\-−]/g;
/** A sign, or an exponent that has begun: without it the digits would be another number. */
const sign = /[-−+]/;
const exponent = /\d[.,]?\s*e\s*$/i;
const between = /[\d.,]\s*[^\d.,\s]+\s*[\d.,]/;
const betweenSigned = /[\d.,]\s*[^\d.,\s\-−]+\s*[\d.,]/;

/** What is written holds something that is not allowed, and means another number, or none, without it. */
export function isForeign(text: string, signed: boolean): boolean {
  return (!signed && sign.test(text)) || exponent.test(text) || (signed ? betweenSigned : between).test(text);
}

/** What of something typed or pasted is taken: letters are not, unless the number would be another one without them. */
export function filtered(text: string, signed: boolean): string {
  return isForeign(text, signed) ? text : text.replace(signed ? straySigned : stray, '');
}

/** Returns the nine digits of an AIC code, without its optional prefix letter; undefined if invalid. */
export function parseAic(text: string): string | undefined {
  const digits = /^A?\s*(\d{9})$/i.exec(text.trim())?.[1];
  return digits !== undefined && checkDigit(digits) === Number(digits[8]) ? digits : undefined;
}

function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < 8; i++) {
    const value = Number(digits[i]) * (i % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10;
}

const alphabet = '0123456789BCDFGHJKLMNPQRSTUVWXYZ';

export function toCode32(aic: string): string {
  let rest = Number(aic);
  let code = '';
  for (let i = 0; i < 6; i++) {
    code = (alphabet[rest % 32] ?? '') + code;
    rest = Math.floor(rest / 32);
  }
  return code;
}

export function fromCode32(text: string): string | undefined {
  const digits = text.trim().toUpperCase();
  if (!/^[0-9B-DF-HJ-NP-Z]{6}$/.test(digits)) return undefined;
  const value = [...digits].reduce((sum, letter) => sum * 32 + alphabet.indexOf(letter), 0);
  return parseAic(String(value).padStart(9, '0'));
}

/** The code of a pack without the letter that is printed before it; undefined when it is none. */
export function readAic(text: string): string | undefined {
  const digits = /^A?\s*(\d{9})$/i.exec(text.trim())?.[1];
  return digits !== undefined && checkDigit(digits) === Number(digits[8]) ? digits : undefined;
}

/** Every second of the first eight digits counts twice, digit by digit. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < 8; i++) {
    const value = Number(digits[i]) * (i % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10;
}

const alphabet = '0123456789BCDFGHJKLMNPQRSTUVWXYZ';

/** Code 32, as it stands below the bars on a pack: the same number with thirty-two digits. */
export function toCode32(aic: string): string {
  let rest = Number(aic);
  let code = '';
  for (let i = 0; i < 6; i++) {
    code = (alphabet[rest % 32] ?? '') + code;
    rest = Math.floor(rest / 32);
  }
  return code;
}

/** The AIC code that a Code 32 stands for. */
export function fromCode32(text: string): string | undefined {
  const letters = text.trim().toUpperCase();
  if (!/^[0-9B-DF-HJ-NP-Z]{6}$/.test(letters)) return undefined;
  const value = [...letters].reduce((sum, letter) => sum * 32 + alphabet.indexOf(letter), 0);
  return readAic(String(value).padStart(9, '0'));
}

import type { ZxcvbnResult } from '@zxcvbn-ts/core';

/** Why a password is easily guessed. */
export type Weakness = 'common' | 'personal' | 'pattern';

/** The library's 'strong against guessing from a stolen, slowly hashed list': more than 10^10 guesses. */
const enough = 4;
const patterns = new Set([
  'straightRow',
  'keyPattern',
  'simpleRepeat',
  'extendedRepeat',
  'sequences',
  'recentYears',
  'dates',
]);

/** Names and addresses as people put them into passwords. */
function ownWords(texts: readonly string[]): string[] {
  const pieces = texts.flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{N}]+/u)]);
  const [first = '', last = ''] = texts;
  const joined = ['', '.', '-', '_', ' '].flatMap((by) => [first + by + last, last + by + first]);
  return [...new Set(['libretto', ...joined, ...pieces])].filter((word) => word.length > 2);
}

function weaknessOf({ score, feedback, sequence }: ZxcvbnResult): Weakness | undefined {
  if (score >= enough) return undefined;
  const names = sequence.map((match) => ('dictionaryName' in match ? match.dictionaryName : ''));
  if (names.includes('userInputs')) return 'personal';
  return feedback.warning !== null && patterns.has(feedback.warning) ? 'pattern' : 'common';
}

/** `own`: first name, last name and whatever else is known of the person. */
export async function weaknessIn(password: string, own: readonly string[]): Promise<Weakness | undefined> {
  const normal = password.normalize('NFC');
  const { estimator } = await import('./password-estimator.ts');
  return weaknessOf(estimator.check(normal, ownWords(own)));
}

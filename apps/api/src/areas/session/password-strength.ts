import type { ZxcvbnResult } from '@zxcvbn-ts/core';

export type Weakness = 'common' | 'personal' | 'pattern';

/** zxcvbn score: more than 10^10 guesses, safe against offline attacks on a slow hash. */
const minScore = 4;
const patterns = new Set([
  'straightRow',
  'keyPattern',
  'simpleRepeat',
  'extendedRepeat',
  'sequences',
  'recentYears',
  'dates',
]);

function personalWords(texts: readonly string[]): string[] {
  const pieces = texts.flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{N}]+/u)]);
  const [first = '', last = ''] = texts;
  const joined = ['', '.', '-', '_', ' '].flatMap((by) => [first + by + last, last + by + first]);
  return [...new Set(['libretto', ...joined, ...pieces])].filter((word) => word.length > 2);
}

function toWeakness({ score, feedback, sequence }: ZxcvbnResult): Weakness | undefined {
  if (score >= minScore) return undefined;
  const names = sequence.map((match) => ('dictionaryName' in match ? match.dictionaryName : ''));
  if (names.includes('userInputs')) return 'personal';
  return feedback.warning !== null && patterns.has(feedback.warning) ? 'pattern' : 'common';
}

export async function findWeakness(password: string, own: readonly string[]): Promise<Weakness | undefined> {
  const normal = password.normalize('NFC');
  const { estimator } = await import('./password-estimator.ts');
  return toWeakness(estimator.check(normal, personalWords(own)));
}

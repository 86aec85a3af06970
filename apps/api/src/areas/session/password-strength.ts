import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core';

/** Why a password is easily guessed. */
export type Weakness = 'common' | 'personal' | 'pattern';

let loading: Promise<ZxcvbnFactory> | undefined;

/** The word lists take 50 MB and a third of a second, so they are read for the first who needs them. */
function estimator(): Promise<ZxcvbnFactory> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load() {
  const [{ ZxcvbnFactory }, common, italian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-it'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...italian.dictionary },
    graphs: common.adjacencyGraphs,
    // The time grows with the square of the length; what is behind the 64th character cannot make a password worse.
    maxLength: 64,
    l33tMaxSubstitutions: 20,
  });
}

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
  return weaknessOf((await estimator()).check(normal, ownWords(own)));
}

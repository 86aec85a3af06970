import { type Allergen, allergenGroups, findAllergens, isInGroup } from '../../allergens.ts';
import { normalizeForSearch } from '../../search.ts';

interface NamedGroup {
  group: Allergen;
  isMistyped: boolean;
}

interface DatePattern {
  year?: number;
  month?: number;
  day?: number;
}

/** A part of a query that an entry must match, in its texts or by its date. */
export interface SearchTerm {
  words: string;
  /** Other names of the same thing. */
  synonyms?: string[];
  date?: DatePattern;
}

const italian = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
);
const english = 'january february march april may june july august september october november december'.split(' ');
const months = [italian, english];
const minMonthLength = 3;

function parseMonth(word: string): number | undefined {
  if (word.length < minMonthLength) return undefined;
  for (const matches of [
    (name: string) => name.startsWith(word),
    (name: string) => word.length >= minTypoLength && isOneEditAway(word, name),
  ]) {
    for (const names of months) {
      const index = names.findIndex(matches);
      if (index >= 0) return index + 1;
    }
  }
  return undefined;
}

const pivotYear = 70;
const parseYear = (text: string) =>
  text.length === 2 ? Number(text) + (Number(text) < pivotYear ? 2000 : 1900) : Number(text);

/** Parts of dates, by the names of the groups; each pattern is tried at the beginning of a word. */
const datePatterns = [
  /(?<year>\d{4})-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?(?!\w)/y,
  /(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})(?!\w)/y,
  /(?<month>\d{1,2})[/.-](?<year>\d{4})(?!\w)/y,
  /(?<day>\d{1,2})[/.](?<month>\d{1,2})(?![\w/.])/y,
  /(?<day>\d{1,2})(?:[°º]|st|nd|rd|th)?\s+(?:di\s+|of\s+)?(?<name>[a-z]{3,9})\.?(?:,?\s+(?:del\s+)?(?<year>\d{4}))?(?!\w)/y,
  /(?<name>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?(?!\w)/y,
  /(?<name>[a-z]{3,9})\.?(?:,?\s+(?:del\s+|of\s+)?(?<year>\d{4}))?(?!\w)/y,
  /(?<year>(?:19|20)\d{2})(?!\w)/y,
];

const lastMonth = 12;
const lastDay = 31;
const isWithin = (value: number | undefined, last: number) => value === undefined || (value >= 1 && value <= last);

function toDate({ year, month, day, name }: Record<string, string | undefined>): DatePattern | undefined {
  const found = {
    year: year === undefined ? undefined : parseYear(year),
    month: name === undefined ? month && Number(month) : parseMonth(name),
    day: day === undefined ? undefined : Number(day),
  };
  if (name !== undefined && found.month === undefined) return undefined;
  if (!isWithin(found.month as number | undefined, lastMonth) || !isWithin(found.day, lastDay)) return undefined;
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/**
 * Names of the same thing in both languages: of an examination, the first in reports, the others in speech; of an illness
 * with its vaccine; of a habit, of which visits write in verbs; of a part of the body. A word stands for the first line
 * that has it.
 */
const sameNames = `
fumo fuma fumare fumatore fumatrice sigarette smoking smoker smokes cigarettes
alcol alcool alcolici alcohol
tc tac tomografia ct
rm rmn risonanza mri
rx radiografia lastra xray
ecg elettrocardiogramma
eeg elettroencefalogramma
moc densitometria
tetano antitetanica antitetanico tetanus
difterite antidifterica diphtheria
pertosse whooping pertussis
tosse cough pertosse
poliomielite antipolio polio
epatite antiepatite hepatitis
morbillo antimorbillo measles
parotite orecchioni mumps
rosolia antirosolia rubella
varicella antivaricella chickenpox
meningococco antimeningococcica antimeningococco meningococcal
pneumococco antipneumococcica antipneumococco pneumococcal
rabbia antirabbica rabies
influenza antinfluenzale flu
zoster shingles
emicrania migraine migraines
testa capo head
collo neck
schiena dorso lombare back
spalla spalle shoulder shoulders
braccio braccia arm arms
gomito gomiti elbow elbows
polso polsi wrist wrists
mano mani hand hands
petto torace chest
pancia addome belly abdomen
anca anche hip hips
gamba gambe leg legs
ginocchio ginocchia knee knees
caviglia caviglie ankle ankles
piede piedi foot feet`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const maxTerms = 12;

/** Articles, prepositions and titles of doctors. Single letters, as in “vitamina d”, count unless they are elided: “l’esame”. */
const stopWords = new Set(
  `il lo la gli le un uno una di del dello della dei degli delle dell da dal dallo dalla dai dagli dalle dall al allo
  alla ai agli alle all in nel nello nella nei negli nelle nell su sul sullo sulla sui sugli sulle sull con per tra fra
  ed the an of and or to for with at from by on dott dottor dottore dottoressa dr ssa prof professore doctor`.split(
    /\s+/,
  ),
);
const elided = /[dlmnstv]['’]/y;

/**
 * Splits a query into words and dates in Italian or English: `21/11/2026`, `21 novembre`, `Nov 2026`, `2026`. Leaves out
 * articles, prepositions and titles of doctors if there are other words.
 */
export function parseSearch(search: string): SearchTerm[] {
  const text = search.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const all: (SearchTerm & { isMinor: boolean })[] = [];
  let at = 0;
  while (at < text.length && all.length < maxTerms) {
    const found = findDate(text, at);
    const word = /[\p{L}\p{N}]+/uy;
    word.lastIndex = at;
    const end = found?.end ?? (word.test(text) ? word.lastIndex : 0);
    if (end === 0) {
      at += 1;
      continue;
    }
    const words = normalizeForSearch(text.slice(at, end));
    const synonyms = sameNames.find((names) => names.includes(words));
    elided.lastIndex = at;
    const isMinor = !found && (stopWords.has(words) || elided.test(text));
    all.push({ isMinor, words, ...(synonyms && { synonyms }), ...(found && { date: found.date }) });
    at = end;
  }
  const hasMajor = all.some(({ isMinor }) => !isMinor);
  return all.filter(({ isMinor }) => !(isMinor && hasMajor)).map(({ isMinor: _, ...term }) => term);
}

function findDate(text: string, at: number): { date: DatePattern; end: number } | undefined {
  for (const pattern of datePatterns) {
    pattern.lastIndex = at;
    const groups = pattern.exec(text)?.groups;
    const date = groups && toDate(groups);
    if (date) return { date, end: pattern.lastIndex };
  }
  return undefined;
}

/** The better an entry matches, the higher the grade; 0 is no match. */
export const grades = { none: 0, typo: 1, stem: 2, synonym: 3, inside: 4, prefix: 5, exact: 6 } as const;
export type Grade = (typeof grades)[keyof typeof grades];

/** Shorter words differ from too many others by one letter. */
const minTypoLength = 5;
const minTranspositionLength = 4;

/** True for one inserted, missing, wrong or transposed character. */
export function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let begin = 0;
  while (begin < one.length && one[begin] === other[begin]) begin += 1;
  const rest = (text: string, skipped: number) => text.slice(begin + skipped);
  if (one.length < other.length) return one.slice(begin) === rest(other, 1);
  if (one.length > other.length) return rest(one, 1) === other.slice(begin);
  return begin === one.length || rest(one, 1) === rest(other, 1) || isTransposed(one, other, begin);
}

const isTransposed = (one: string, other: string, at: number) =>
  one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);

function hasTypo(text: string, word: string): boolean {
  if (word.length < minTranspositionLength || /\d/.test(word)) return false;
  const isShort = word.length < minTypoLength;
  let begin = 1;
  while (begin < text.length) {
    const end = text.indexOf(' ', begin);
    const token = text.slice(begin, end);
    begin = end + 1;
    if (isShort) {
      if (token.length === word.length && isOneEditAway(word, token) && sameLetters(word, token)) return true;
    } else if (token.length >= word.length - 1 && isMistyped(word, token)) return true;
  }
  return false;
}

const sameLetters = (one: string, other: string) => [...one].sort().join('') === [...other].sort().join('');

/** Also the beginning of a longer token, whose first letter must be right. */
function isMistyped(word: string, token: string): boolean {
  if (isOneEditAway(word, token)) return true;
  if (token.length <= word.length || token[0] !== word[0]) return false;
  const { length } = word;
  return [length - 1, length, length + 1].some((end) => isOneEditAway(word, token.slice(0, end)));
}

/** Shorter words occur by chance within others, as “ana” does in “settimana”. */
const minInnerWord = 5;
const minInflectedStem = 4;
const minInnerStem = 6;

/**
 * Italian words change in their final vowel: `destra` is `destro` of another word, and `colesterolo` is part of
 * `ipercolesterolemia` without it.
 */
function hasStem(text: string, word: string): boolean {
  const stem = word.replace(/[aeiou]$/, '');
  if (stem === word || stem.length < minInflectedStem) return false;
  if ([...'aeio'].some((vowel) => text.includes(` ${stem}${vowel} `))) return true;
  return stem.length >= minInnerStem && text.includes(stem);
}

/** The text is normalized and has a space at both ends. */
function gradeText(text: string, words: string): Grade {
  if (text.includes(` ${words} `)) return grades.exact;
  if (text.includes(` ${words}`)) return grades.prefix;
  if (words.length >= minInnerWord && text.includes(words)) return grades.inside;
  if (hasStem(text, words)) return grades.stem;
  return hasTypo(text, words) ? grades.typo : grades.none;
}

function matchesDate(date: string, { year, month, day }: DatePattern): boolean {
  return (
    (year === undefined || Number(date.slice(0, 4)) === year) &&
    (month === undefined || Number(date.slice(5, 7)) === month) &&
    (day === undefined || Number(date.slice(8, 10)) === day)
  );
}

export interface SearchedEntry {
  /** Normalized, with a space at both ends. */
  text: string;
  /** YYYY-MM-DD */
  date: string | null;
  /** Of a medicine. */
  atc?: string | null;
}

export const toSearchedText = (...texts: string[]): string => ` ${normalizeForSearch(texts.join(' '))} `;

export interface ResolvedTerm extends SearchTerm {
  /** Those of the medicine that the term names: an entry with all substances of one of them matches. */
  substances?: readonly (readonly string[])[];
  /** Groups of medicines that the term names. */
  groups?: readonly NamedGroup[];
}

const minGroupLength = 6;
/** Without the vowel of an Italian word and the plural of an English one. */
const toStem = (word: string) => word.replace(/[aeious]$/, '');

/** Returns the groups of medicines that a word names, also with a typo or in English. */
export function findGroups(word: string): NamedGroup[] {
  const named = findAllergens(word);
  if (named.length > 0) return named.map((group) => ({ group, isMistyped: false }));
  if (word.length < minGroupLength) return [];
  const stem = toStem(word);
  return allergenGroups.flatMap((group) => {
    // After the article in Italian, at the end in English.
    const nouns = [group.name.it.split(' ')[1], group.name.en.split(' ').at(-1)];
    const stems = nouns.map((noun = '') => toStem(normalizeForSearch(noun)));
    if (!stems.some((known) => isOneEditAway(stem, known))) return [];
    return [{ group, isMistyped: !stems.includes(stem) }];
  });
}

/** Returns the grade of each term. */
export const gradeTerms = (entry: SearchedEntry, terms: readonly ResolvedTerm[]): Grade[] =>
  terms.map((term) => gradeTerm(entry, term));

export function gradeTerm({ text, date, atc = null }: SearchedEntry, term: ResolvedTerm): Grade {
  const { words, date: wanted, synonyms = [], substances = [], groups = [] } = term;
  const holds = (name: string) => text.includes(` ${name} `);
  const grade = wanted && date !== null && matchesDate(date, wanted) ? grades.exact : gradeText(text, words);
  if (grade > grades.synonym) return grade;
  if (synonyms.some(holds) || substances.some((names) => names.every(holds))) return grades.synonym;
  const named = groups.filter(({ group }) => isInGroup(atc, group));
  if (named.some(({ isMistyped }) => !isMistyped)) return grades.synonym;
  return grade === grades.none && named.length > 0 ? grades.typo : grade;
}

export const worstGrade = (found: readonly Grade[]): Grade => Math.min(grades.exact, ...found) as Grade;

export const gradeEntry = (entry: SearchedEntry, terms: readonly ResolvedTerm[]): Grade =>
  worstGrade(gradeTerms(entry, terms));

/** Longer ones name the part of a compound: “glicemia” is in “iperglicemia”, but “press” is in “compressa”. */
const maxBeginning = 5;

/** Longer words that differ by one letter are the same word: a record with “penicilina” is about penicillin. */
const maxOtherWord = 7;

/**
 * Returns the entries that hold every term. A short word that one of the entries holds does not mean another word like
 * it, as “testa” does not mean “resta”, and a short beginning of one is not looked for inside of others, unless nothing
 * would be found.
 */
export function matchAll<Entry extends { found: readonly Grade[] }>(
  entries: readonly Entry[],
  terms: readonly SearchTerm[],
): Entry[] {
  const isHeld = terms.map(
    ({ words }, index) =>
      words.length <= maxOtherWord && entries.some(({ found }) => (found[index] ?? grades.none) > grades.typo),
  );
  const isBeginning = terms.map(
    ({ words }, index) =>
      words.length <= maxBeginning && entries.some(({ found }) => (found[index] ?? grades.none) >= grades.prefix),
  );
  const isWeak = (grade: Grade, index: number) =>
    (grade === grades.typo && isHeld[index]) || (grade === grades.inside && isBeginning[index]);
  const matches = entries.filter(({ found }) => worstGrade(found) > grades.none);
  const strict = matches.filter(({ found }) => !found.some(isWeak));
  return strict.length > 0 ? strict : matches;
}

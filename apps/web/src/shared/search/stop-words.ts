/** Articles, prepositions and titles of doctors, in Italian and English, as in the search of the server. */
const stopWords = new Set(
  `il lo la gli le un uno una di del dello della dei degli delle dell da dal dallo dalla dai dagli dalle dall al allo
  alla ai agli alle all in nel nello nella nei negli nelle nell su sul sullo sulla sui sugli sulle sull con per tra fra
  ed the an of and or to for with at from by on dott dottor dottore dottoressa dr ssa prof professore doctor`.split(
    /\s+/,
  ),
);

/** Returns the words without them; all of them if there are no others. */
export function dropStopWords(words: readonly string[]): readonly string[] {
  const major = words.filter((word) => !stopWords.has(word.toLocaleLowerCase()));
  return major.length > 0 ? major : words;
}

const elided: Readonly<Record<string, string>> = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’' };

/**
 * Elides Italian articles before 8 and 11, which begin with a vowel: "il 8 marzo" becomes "l’8 marzo". Dates before a
 * slash, `8/3`, stay as they are written.
 */
export function elide(text: string): string {
  return text.replace(/\b(il|al|dal|del) (?=(?:8|11) \p{L})/giu, (article) => {
    const found = elided[article.trim().toLowerCase()] ?? article;
    return /^\p{Lu}/u.test(article) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
  });
}

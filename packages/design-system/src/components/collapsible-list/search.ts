/** Removes diacritics and case: 'Perché' and 'PERCHE' are equal. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Every word of the query must occur in the row. An empty query matches every row. */
export function makeMatcher<Item>(query: string, getText: (item: Item) => string): (item: Item) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (item) => {
    const text = getText(item);
    return words.every((word) => text.includes(word));
  };
}

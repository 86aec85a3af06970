/** 'Perché' and 'PERCHE' are the same word: marks are taken off, then the case. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Every word of the question must occur somewhere in the row. An empty question is answered by every row. */
export function makeMatcher<Item>(question: string, textOf: (item: Item) => string): (item: Item) => boolean {
  const words = fold(question).split(/\s+/).filter(Boolean);
  return (item) => {
    const text = textOf(item);
    return words.every((word) => text.includes(word));
  };
}

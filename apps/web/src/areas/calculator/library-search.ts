export interface Entry {
  id: string;
  title: string;
  description: string;
  group: string;
}

/** Words as they are compared: without accents and capitals, subscripts as plain digits. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The entries in which every word of the search occurs, in the title, the description or the name of the group. */
export function searchLibrary<One extends Entry>(entries: readonly One[], search: string): One[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ id, title, description, group }) => {
    const text = plain(`${title} ${description} ${group} ${id}`);
    return wanted.every((word) => text.includes(word));
  });
}

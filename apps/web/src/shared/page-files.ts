type Messages = Record<'it' | 'en', string[]>;

/** Addresses of the files that pages consist of; messages exist once per language. */
export interface PageFiles {
  every: Messages;
  /** By path below the base, in lower case; `*` stands for any one part. */
  pages: Record<string, Messages & { files: string[] }>;
}

/** The files of a page that are needed in a language. */
export function filesFor({ every, pages }: PageFiles, path: string, language: 'it' | 'en'): string[] {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  const fits = (pattern: string) => {
    const wanted = pattern.split('/');
    return wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index]);
  };
  // A page with a name of its own comes before one that takes any name.
  const name = Object.keys(pages)
    .filter(fits)
    .sort((one, other) => Number(one.includes('*')) - Number(other.includes('*')))[0];
  const page = name === undefined ? undefined : pages[name];
  return [...(page?.files ?? []), ...every[language], ...(page?.[language] ?? [])];
}

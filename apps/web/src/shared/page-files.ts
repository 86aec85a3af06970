/** Addresses of the files that pages consist of; those with words exist once per `{language}`. */
export interface PageFiles {
  every: string[];
  /** By path below the base, in lower case; `*` stands for any one part. */
  pages: Record<string, string[]>;
}

/** The files of a page that are needed in a language. */
export function filesFor({ every, pages }: PageFiles, path: string, language: string): string[] {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  const fits = (pattern: string) => {
    const wanted = pattern.split('/');
    return wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index]);
  };
  // A page with a name of its own comes before one that takes any name.
  const page = Object.keys(pages)
    .filter(fits)
    .sort((one, other) => Number(one.includes('*')) - Number(other.includes('*')))[0];
  const files = [...every, ...(page === undefined ? [] : (pages[page] ?? []))];
  return files.map((file) => file.replace('{language}', language));
}

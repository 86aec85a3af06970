type Messages = Record<'it' | 'en', string[]>;

/** URLs of the files of each page; messages exist once per language. */
export interface PageFiles {
  every: Messages;
  fonts: string[];
  /** By path below the base, in lower case; `*` matches any one segment. */
  pages: Record<string, Messages & { files: string[] }>;
}

export function filesFor({ every, pages }: PageFiles, path: string, language: 'it' | 'en'): string[] {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  const fits = (pattern: string) => {
    const wanted = pattern.split('/');
    return wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index]);
  };
  // An exact path takes precedence over a wildcard.
  const name = Object.keys(pages)
    .filter(fits)
    .sort((one, other) => Number(one.includes('*')) - Number(other.includes('*')))[0];
  const page = name === undefined ? undefined : pages[name];
  return [...(page?.files ?? []), ...every[language], ...(page?.[language] ?? [])];
}

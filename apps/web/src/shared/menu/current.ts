import type { MenuItem } from './menu.ts';

/** Compares paths below `/webui`, ignoring letter case. */
export function isAt(url: string, path: string): boolean {
  const here = `${path.toLowerCase().replace(/\/+$/, '')}/`;
  return here.startsWith(`${url.toLowerCase().replace(/\/+$/, '')}/`);
}

export function currentItem(items: readonly MenuItem[], path: string): MenuItem | undefined {
  const matches = items.filter((item) => isAt(item.url, path) || item.submenu.some((entry) => isAt(entry.url, path)));
  return matches.sort((one, other) => other.url.length - one.url.length)[0];
}

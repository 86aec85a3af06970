import type { MenuItem } from './menu.ts';

/** Addresses of the contract begin below `/webui` and are compared without regard to letter case. */
export function isAt(url: string, path: string): boolean {
  const here = `${path.toLowerCase().replace(/\/+$/, '')}/`;
  return here.startsWith(`${url.toLowerCase().replace(/\/+$/, '')}/`);
}

/** The item whose page, or one of whose submenu's pages, is shown. */
export function currentItem(items: readonly MenuItem[], path: string): MenuItem | undefined {
  const matches = items.filter((item) => isAt(item.url, path) || item.submenu.some((entry) => isAt(entry.url, path)));
  return matches.sort((one, other) => other.url.length - one.url.length)[0];
}

import type { Schema } from '@libretto/api-client/schema';
import { isAt } from './current.ts';

export type MenuItem = Schema<'MenuItem'>;
export type MenuEntry = Schema<'MenuEntry'>;

/** In the order of the frame. */
export const placeNames = ['first', 'health', 'add', 'share', 'you'] as const;
export type PlaceName = (typeof placeNames)[number];

export interface Places {
  /** Oggi; a doctor's patients, an administrator's tasks. */
  first: MenuItem | undefined;
  health: MenuItem | undefined;
  share: MenuItem | undefined;
  /** Further work of a doctor or an administrator, listed on the account page. */
  work: MenuItem[];
}

const addresses = { health: '/Registro/Salute', share: '/Registro/Condividi', add: '/Registro/Nuovo' } as const;

/** Pages that no menu lists. */
const others: Readonly<Record<PlaceName, readonly string[]>> = {
  first: [],
  health: ['/farmacoDetails', '/calcolatricemedica'],
  add: [addresses.add],
  share: [],
  you: ['/account', '/Registro/Paypal', '/Registro/Accessi'],
};

const work = ['/Assistiti', '/admin'];
/** An item of doctors or administrators. */
export const isWork = ({ url }: MenuItem): boolean => work.some((address) => isAt(address, url));

function makeHealth(pages: MenuEntry[]): MenuItem {
  return { label: 'Salute', url: addresses.health, image: 'health', active: true, submenu: pages };
}

/** Items that the frame has no place for are listed under Salute. */
export function findPlaces(items: readonly MenuItem[]): Places {
  const find = (url: string) => items.find((item) => item.url.toLowerCase() === url.toLowerCase());
  const health = find(addresses.health);
  const share = find(addresses.share);
  const [first, ...rest] = items.filter((item) => item !== health && item !== share);
  const unknown = rest
    .filter((item) => !isWork(item))
    .flatMap(({ submenu, ...item }): MenuEntry[] => (submenu.length > 0 ? submenu : [item]));
  return {
    first,
    health: unknown.length > 0 ? makeHealth([...(health?.submenu ?? []), ...unknown]) : health,
    share,
    work: rest.filter(isWork),
  };
}

function listUrls(item: MenuItem | undefined): string[] {
  return item ? [item.url, ...item.submenu.map(({ url }) => url)] : [];
}

/** The place with the longest matching address. */
export function findPlace({ first, health, share, work }: Places, path: string): PlaceName | undefined {
  const urls: Record<PlaceName, string[]> = {
    first: listUrls(first),
    health: listUrls(health),
    add: [],
    share: listUrls(share),
    you: work.flatMap(listUrls),
  };
  const matches = placeNames.flatMap((name) =>
    [...urls[name], ...others[name]].filter((url) => isAt(url, path)).map((url) => ({ name, length: url.length })),
  );
  return matches.sort((one, other) => other.length - one.length)[0]?.name;
}

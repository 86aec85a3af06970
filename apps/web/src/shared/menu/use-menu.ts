import * as operations from '@libretto/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { grantAllows, useActing } from '../acting/acting.ts';
import { currentSession } from '../session/session.ts';
import { isAt } from './current.ts';
import { menuQuery, minimalMenu } from './menu.ts';
import type { MenuEntry, MenuItem } from './places.ts';
import { findPlace, findPlaces, isWork, type PlaceName, type Places } from './places.ts';

export interface ShownMenu {
  items: readonly MenuItem[];
  places: Places;
  current: PlaceName | undefined;
  /** The pages of the current place. */
  sections: readonly MenuEntry[];
  path: string;
}

function findSections({ first, health, share, work }: Places, current: PlaceName | undefined, path: string) {
  if (current === 'first') return first?.submenu;
  if (current === 'health') return health?.submenu;
  if (current === 'share') return share?.submenu;
  return work.find(({ url, submenu }) => [url, ...submenu.map((entry) => entry.url)].some((at) => isAt(at, path)))
    ?.submenu;
}

/** Pages of sharing that a grant may leave out. */
const needed: Readonly<Partial<Record<string, Parameters<typeof grantAllows>[0]>>> = {
  '/Registro/Condivisioni': operations.listShares,
  '/Registro/Deleghe': operations.listCaregivers,
};

function allowedPages(place: MenuItem | undefined): MenuItem | undefined {
  if (!place) return undefined;
  const isAllowedPage = ({ url }: MenuEntry) => {
    const operation = needed[url];
    return operation === undefined || grantAllows(operation);
  };
  return { ...place, submenu: place.submenu.filter(isAllowedPage) };
}

export function useMenu(): ShownMenu {
  const userId = currentSession()?.userId ?? 0;
  const { data } = useQuery({ ...menuQuery(userId), enabled: userId > 0 });
  // The router announces a new address within the tap. The frame follows right after it, for its links take longer to
  // render than all the rest of the tap.
  const path = useDeferredValue(useRouterState({ select: (state) => state.location.pathname }));
  const grant = useActing();
  return useMemo(() => {
    const items = data ?? minimalMenu;
    const found = findPlaces(items);
    // In another person's record, the first page is always theirs, and the own work is out of reach.
    const places = grant ? { ...found, first: minimalMenu[0], share: allowedPages(found.share), work: [] } : found;
    const current = findPlace(places, path);
    return { items, places, current, sections: findSections(places, current, path) ?? [], path };
  }, [data, grant, path]);
}

/**
 * Of doctors and administrators, who might take their own record for that of the person they work for. By the menu that
 * the page has: nothing is asked for it.
 */
export function useHasWork(): boolean {
  const { data } = useQuery({ ...menuQuery(currentSession()?.userId ?? 0), enabled: false });
  const acting = useActing() !== undefined;
  const { first } = findPlaces(data ?? minimalMenu);
  return !acting && first !== undefined && isWork(first);
}

export function useMenuLabel(): (entry: MenuEntry | MenuItem) => string {
  const { t, i18n } = useTranslation();
  return ({ url, label }) => {
    const key = `menu.${url.toLowerCase()}`;
    return i18n.exists(key) ? t(key as 'menu./registro/salute') : label;
  };
}

/** The landing page of patients is called differently as a place and as a page of the record. */
export function usePlaceLabel(): (item: MenuItem) => string {
  const { t } = useTranslation();
  const label = useMenuLabel();
  return (item) => (isAt('/Registro/SchedaPaziente', item.url) ? t('places.today') : label(item));
}

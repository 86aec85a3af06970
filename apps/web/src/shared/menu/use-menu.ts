import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentSession } from '../session/session.ts';
import { currentItem } from './current.ts';
import { type MenuEntry, type MenuItem, menuQuery, minimalMenu } from './menu.ts';

export interface ShownMenu {
  items: MenuItem[];
  current: MenuItem | undefined;
  path: string;
}

export function useMenu(): ShownMenu {
  const userId = currentSession()?.userId ?? 0;
  const { data } = useQuery({ ...menuQuery(userId), enabled: userId > 0 });
  const path = useRouterState({ select: (state) => state.location.pathname });
  const items = data ?? minimalMenu;
  return { items, current: currentItem(items, path), path };
}

export function useMenuLabel(): (entry: MenuEntry | MenuItem) => string {
  const { t, i18n } = useTranslation();
  return ({ url, label }) => {
    const key = `menu.${url.toLowerCase()}`;
    return i18n.exists(key) ? t(key as 'menu./registro') : label;
  };
}

import { useTranslation } from 'react-i18next';
import type { DetailedKind } from '../entries/detail-path.ts';
import { kindViews } from '../entries/kind-views.ts';

/** The name of the list of a kind. */
export function useListName(kind: DetailedKind): string {
  const { t, i18n } = useTranslation('record-kinds');
  const { t: tMenu } = useTranslation();
  const { page, records } = kindViews[kind];
  const key = `menu.${page.toLowerCase()}`;
  // Readings, reactions and pregnancies are lists on a page with another name.
  const isWholePage = records === undefined;
  return isWholePage && i18n.exists(key) ? tMenu(key as 'menu./registro/file') : t(`many.${kind}`);
}

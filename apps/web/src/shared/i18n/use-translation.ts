import type { i18n as I18n, Namespace } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';

let i18n: I18n;

/** For `i18n.use`: from here on components speak the words of this instance. */
export const spoken = {
  type: '3rdParty',
  init(instance: I18n) {
    i18n = instance;
  },
} as const;

const languageOf = () => i18n.language;

function subscribe(changed: () => void): () => void {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
}

/**
 * The words of an area, in the language of the moment. The build puts it in place of react-i18next's own hook, whose
 * options nobody uses: two kilobytes that every page would load.
 */
export function useTranslation(area: Namespace = 'shell') {
  const language = useSyncExternalStore(subscribe, languageOf, languageOf);
  // React waits for what is thrown, and asks again.
  if (!i18n.hasLoadedNamespace(area)) throw i18n.loadNamespaces(area);
  const t = useMemo(() => i18n.getFixedT(language, area), [language, area]);
  return { t, i18n };
}

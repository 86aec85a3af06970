import type { i18n as I18n } from 'i18next';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

let i18n: I18n;

/** For `i18n.use`: from here on components speak the words of this instance. */
export const spoken = {
  type: '3rdParty',
  init(instance: I18n) {
    i18n = instance;
  },
} as const;

/**
 * The words of an area, in the language of the moment. The build puts it in place of react-i18next's own hook, whose
 * options nobody uses: two kilobytes that every page would load.
 */
export function useTranslation(area = 'shell') {
  const instance = i18n;
  const subscribe = useCallback(
    (changed: () => void) => {
      instance.on('languageChanged', changed);
      return () => instance.off('languageChanged', changed);
    },
    [instance],
  );
  const languageOf = () => instance.language;
  const language = useSyncExternalStore(subscribe, languageOf, languageOf);
  // React waits for what is thrown, and asks again.
  if (!instance.hasLoadedNamespace(area)) throw instance.loadNamespaces(area);
  const t = useMemo(() => instance.getFixedT(language, area), [instance, language, area]);
  return { t, i18n: instance };
}

import { media } from '@libretto/design-system/theme';
import { useMatch } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import { loadMessages } from '../i18n/i18n.ts';
import { useLargeText } from '../page/use-large-text-on-phone.ts';
import { useMedia } from '../page/use-media.ts';
import { useRootClass } from '../page/use-root-class.ts';
import { usePageSearch } from '../search/page-search.ts';
import { tool } from './tool.css.ts';
import { rootWithNamedSearch } from './top-bar.css.ts';

async function searchDialog() {
  const [{ SearchDialog }] = await Promise.all([
    import('../search/search-dialog.tsx'),
    loadMessages(['search', 'entries']),
  ]);
  return SearchDialog;
}

/** Opens the search, also with Ctrl+K or ⌘K. On the page of a patient that is the search of the page. */
export function SearchButton() {
  const { t } = useTranslation();
  const { open, loading, element } = useLazyDialog(searchDialog);
  const pageSearch = usePageSearch();
  const isDesktop = useMedia(media.desktop);
  const isLarge = useLargeText();
  const isNamed = pageSearch !== undefined && isDesktop && !isLarge;
  useRootClass(isNamed ? rootWithNamedSearch : undefined);
  const isOfPatient = useMatch({ from: '/_session/Assistiti/$id', shouldThrow: false }) !== undefined;
  // Until the page of a patient is there nothing is searched: "no result" in the doctor's own record would mislead.
  const isOffered = pageSearch !== undefined || !isOfPatient;
  function search() {
    if (pageSearch) pageSearch.open();
    else if (!loading) void open({});
  }
  const openWithKeys = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k';
    if (!isShortcut || !isOffered || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    search();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => openWithKeys(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  // Keeps the other buttons where they are.
  if (!isOffered) return <span className={tool} />;
  const label = pageSearch?.label ?? t('search');
  return (
    <>
      <button
        type="button"
        className={tool}
        aria-label={label}
        title={isNamed ? undefined : label}
        aria-haspopup={pageSearch ? undefined : 'dialog'}
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={loading}
        onClick={search}
      >
        <Search aria-hidden="true" size="1.25em" strokeWidth={1.75} />
        {isNamed && label}
      </button>
      {/* A dialog has a header of its own, which must not lie in that of the page. */}
      {createPortal(element, document.body)}
    </>
  );
}

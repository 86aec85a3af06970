import { Search } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import { loadMessages } from '../i18n/i18n.ts';
import { tool } from './tool.css.ts';

async function searchDialog() {
  const [{ SearchDialog }] = await Promise.all([
    import('../search/search-dialog.tsx'),
    loadMessages(['search', 'entries']),
  ]);
  return SearchDialog;
}

/** Opens the search, also with Ctrl+K or ⌘K. */
export function SearchButton() {
  const { t } = useTranslation();
  const { open, loading, element } = useLazyDialog(searchDialog);
  const openWithKeys = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k';
    if (!isShortcut || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (!loading) void open({});
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => openWithKeys(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        className={tool}
        aria-label={t('search')}
        title={t('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={loading}
        onClick={() => void open({})}
      >
        <Search aria-hidden="true" size="1.25em" strokeWidth={1.75} />
      </button>
      {/* A dialog has a header of its own, which must not lie in that of the page. */}
      {createPortal(element, document.body)}
    </>
  );
}

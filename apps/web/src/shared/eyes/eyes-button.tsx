import { useNavigate } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import { loadMessages } from '../i18n/i18n.ts';
import { tool } from '../shell/tool.css.ts';
import type { EyesId } from './eyes-search.ts';

async function eyesDialog() {
  const [{ EyesDialog }] = await Promise.all([import('./eyes-dialog.tsx'), loadMessages('eyes')]);
  return EyesDialog;
}

interface EyesButtonProps {
  /** The doctor or link with whose eyes the page is shown. */
  id: EyesId | undefined;
}

export function EyesButton({ id }: EyesButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { open, loading, element } = useLazyDialog(eyesDialog);
  const label = t('eyes');

  function press() {
    if (id === undefined) void open({});
    else void navigate({ to: '.', search: (search) => ({ ...search, occhi: undefined }) });
  }

  return (
    <>
      <button
        type="button"
        className={tool}
        aria-label={label}
        title={label}
        aria-pressed={id !== undefined}
        aria-busy={loading}
        onClick={press}
      >
        <Eye aria-hidden="true" strokeWidth={1.75} />
      </button>
      {/* A dialog has a header of its own, which must not lie in that of the page. */}
      {createPortal(element, document.body)}
    </>
  );
}

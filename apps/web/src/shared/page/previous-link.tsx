import { Link, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Link to the page from which a button of the frame has led here. It goes back to where that page was scrolled to. */
export function PreviousLink({ to }: { to: string }) {
  const { t } = useTranslation();
  const { history } = useRouter();
  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !history.canGoBack()) return;
    event.preventDefault();
    history.back();
  }
  return (
    <Link to={to} activeOptions={{ exact: true }} onClick={goBack}>
      {t('previousPage')}
    </Link>
  );
}

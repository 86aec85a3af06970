import { IconButton } from '@libretto/design-system/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './preview.css.ts';

interface PageTurnerProps {
  /** From 1. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

export function PageTurner({ page, pages, onTurn }: PageTurnerProps) {
  const { t } = useTranslation('attachments');
  return (
    <div className={styles.pages}>
      <IconButton
        label={t('preview.before')}
        size="sm"
        icon={<ChevronLeft />}
        disabledReason={page === 1 ? t('preview.first') : undefined}
        onClick={() => onTurn(page - 1)}
      />
      <span role="status">
        <span className={styles.longPage}>{t('preview.page', { page, pages })}</span>
        <span className={styles.shortPage} aria-hidden="true">
          {page}/{pages}
        </span>
      </span>
      <IconButton
        label={t('preview.next')}
        size="sm"
        icon={<ChevronRight />}
        disabledReason={page === pages ? t('preview.last') : undefined}
        onClick={() => onTurn(page + 1)}
      />
    </div>
  );
}

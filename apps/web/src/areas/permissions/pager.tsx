import { Button } from '@libretto/design-system/button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './permissions.css.ts';

interface PagerProps {
  label: string;
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
}

export function Pager({ label, page, pages, onPageChange }: PagerProps) {
  const { t } = useTranslation('permissions');
  return (
    <nav aria-label={label} className={styles.pager}>
      <Button
        iconStart={<ChevronLeft />}
        disabledReason={page <= 1 ? t('pager.first') : undefined}
        onClick={() => onPageChange(page - 1)}
      >
        {t('pager.previous')}
      </Button>
      <p role="status">{t('pager.page', { page, pages })}</p>
      <Button
        iconEnd={<ChevronRight />}
        disabledReason={page >= pages ? t('pager.last') : undefined}
        onClick={() => onPageChange(page + 1)}
      >
        {t('pager.next')}
      </Button>
    </nav>
  );
}

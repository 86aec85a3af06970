import { Button } from '@libretto/design-system/button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './admin-table.css.ts';
import { pageSize } from './page-size.ts';

interface PagesProps {
  label: string;
  page: number;
  total: number;
  busy: boolean;
  onPageChange: (page: number) => void;
}

export function Pages({ label, page, total, busy, onPageChange }: PagesProps) {
  const { t } = useTranslation('permissions');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = (page - 1) * pageSize + 1;
  const loading = busy ? t('pager.busy') : undefined;
  return (
    <nav aria-label={label} className={styles.pages}>
      <Button
        iconStart={<ChevronLeft />}
        disabledReason={page <= 1 ? t('pager.first') : loading}
        onClick={() => onPageChange(page - 1)}
      >
        {t('pager.previous')}
      </Button>
      <p role="status" className={styles.place}>
        {t('pager.rows', { from, to: Math.min(total, from + pageSize - 1), total })}
      </p>
      <Button
        iconEnd={<ChevronRight />}
        disabledReason={page >= pages ? t('pager.last') : loading}
        onClick={() => onPageChange(page + 1)}
      >
        {t('pager.next')}
      </Button>
    </nav>
  );
}

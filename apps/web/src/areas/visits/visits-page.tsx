import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { VisitList } from './visit-list.tsx';

export function VisitsPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('visits');
  return (
    <Page tab="care" title={t('title')}>
      <VisitList />
      {children}
    </Page>
  );
}

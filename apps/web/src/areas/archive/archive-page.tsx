import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { archiveQuery } from './archive.queries.ts';
import { DownloadCard } from './download-card.tsx';
import { RestoreCard } from './restore-card.tsx';

export function ArchivePage() {
  const { t } = useTranslation('archive');
  const { data } = useSuspenseQuery(archiveQuery());
  return (
    <Page
      title={t('title')}
      description={t('description')}
      width="list"
      back={<BackLink to="/account">{t('back')}</BackLink>}
    >
      <DownloadCard archive={data} />
      <RestoreCard empty={data.vuoto} />
    </Page>
  );
}

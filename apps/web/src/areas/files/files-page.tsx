import { useSuspenseQuery } from '@tanstack/react-query';
import { FolderOpen, HeartPulse } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEyes } from '../../shared/eyes/eyes-context.ts';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { SpaceCard } from '../../shared/space/space-card.tsx';
import { FileList } from './file-list.tsx';
import * as styles from './files.css.ts';

interface FilesPageProps {
  panels?: ReactNode;
}

export function FilesPage({ panels }: FilesPageProps) {
  const { t } = useTranslation('files');
  const { userId } = useSession();
  const { id: eyes } = useEyes();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  return (
    <Page tab="papers" title={t('title')}>
      <div className={styles.lists}>
        <FileList list="kardia" patient={patient} icon={HeartPulse} kind="kardia" />
        <FileList list="list" patient={patient} icon={FolderOpen} />
        {/* The devices and the space are nothing that a doctor or a link sees. */}
        {eyes === undefined && (
          <>
            {panels}
            <SpaceCard />
          </>
        )}
      </div>
    </Page>
  );
}

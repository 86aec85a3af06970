import * as operations from '@libretto/api-client/operations';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { PainAgain } from '../../shared/notebook/pain-again.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './notebook.css.ts';
import { notebookQuery } from './notebook.queries.ts';
import { NotebookList } from './notebook-list.tsx';

export const loadPainOverview = () => import('./pain-overview.tsx');
const PainOverview = lazy(loadPainOverview);

export function NotebookPage() {
  const { t } = useTranslation('notebook');
  const { userId } = useSession();
  const { data: entries } = useSuspenseQuery(notebookQuery(userId));
  const mayAct = useMayAct();
  const gate = useGate();
  const navigate = useNavigate();
  return (
    <Page tab="body" title={t('title')}>
      <Suspense
        fallback={
          <div className={styles.placeholder}>
            <Skeleton shape="block" count={2} />
          </div>
        }
      >
        <PainOverview />
      </Suspense>
      <NotebookList />
      {mayAct(operations.createNotebookEntry) && (
        <PainAgain
          previous={entries[0]}
          onChoose={(andamento) =>
            gate.run('aggiungitaccuino', () => void navigate({ to: '/Registro/Taccuino/Nuova', search: { andamento } }))
          }
        />
      )}
      {gate.dialog}
    </Page>
  );
}

import * as operations from '@libretto/api-client/operations';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { PainAgain } from '../../shared/notebook/pain-again.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { notebookQuery } from './notebook.queries.ts';
import { NotebookList } from './notebook-list.tsx';
import { PainOverview } from './pain-overview.tsx';

export function NotebookPage() {
  const { t } = useTranslation('notebook');
  const locked = useLock('aggiungitaccuino');
  const { userId } = useSession();
  const { data: entries } = useSuspenseQuery(notebookQuery(userId));
  const mayAct = useMayAct();
  const gate = useGate();
  const navigate = useNavigate();
  return (
    <Page tab="body" title={t('title')}>
      <PainOverview />
      <NotebookList />
      {mayAct(operations.createNotebookEntry) && !locked && (
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

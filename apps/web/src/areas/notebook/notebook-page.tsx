import * as operations from '@libretto/api-client/operations';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { PainAgain } from '../../shared/notebook/pain-again.tsx';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { SavedBanner } from '../../shared/records/saved-banner.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { notebookQuery } from './notebook.queries.ts';
import { NotebookList } from './notebook-list.tsx';
import { PainOverview } from './pain-overview.tsx';
import { useEntryName } from './use-entry-name.ts';
import { useJustSaved } from './use-just-saved.ts';

export function NotebookPage() {
  const { t } = useTranslation('notebook');
  const locked = useLock('aggiungitaccuino');
  const { userId } = useSession();
  const { data: entries } = useSuspenseQuery(notebookQuery(userId));
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const getName = useEntryName();
  const savedId = useJustSaved();
  const saved = entries.find(({ id_taccuino }) => id_taccuino === savedId);
  const mayAct = useMayAct();
  const gate = useGate();
  const navigate = useNavigate();
  return (
    <Page tab="body" title={t('title')}>
      {saved && (
        <SavedBanner
          patient={patient}
          entry={{
            title: getName(saved),
            records: [{ tipo: 'notebook', id: saved.id_taccuino, level: saved.id_livello_confidenzialita }],
          }}
        />
      )}
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

import * as operations from '@libretto/api-client/operations';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { DetailPage } from '../../shared/details/detail-page.tsx';
import { MissingRecord } from '../../shared/details/missing-record.tsx';
import { useDetailRow } from '../../shared/details/use-detail-row.ts';
import { DraftChoice } from '../../shared/drafts/draft-choice.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useEyes } from '../../shared/eyes/eyes-context.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { FeatureGate } from '../../shared/permissions/feature-gate.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { EntryDescriptionForm } from './entry-description-form.tsx';
import { descriptionForm } from './entry-form.ts';
import { EntryReading } from './entry-reading.tsx';
import { type NotebookEntry, notebookQuery } from './notebook.queries.ts';
import { useDraftMessages } from './use-draft-messages.ts';
import { useNotebookLock } from './use-notebook-lock.ts';

const ComparisonCard = lazy(async () => ({ default: (await import('./comparison-card.tsx')).ComparisonCard }));

export function EntryPage({ id }: { id: number }) {
  const { t } = useTranslation('notebook');
  const formats = useFormats();
  const { userId } = useSession();
  const { data: entries } = useSuspenseQuery(notebookQuery(userId));
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const lock = useNotebookLock(patient);
  const { id: eyes } = useEyes();
  const entry = useDetailRow('notebook', entries, (other) => other.id_taccuino === id);
  if (!entry) return <MissingRecord kind="notebook" deleted={undefined} />;
  return (
    <DetailPage
      kind="notebook"
      id={id}
      row={entry}
      title={t('existing.title', { date: formats.date(entry.taccuino_data) })}
      state={[]}
      level={entry.id_livello_confidenzialita}
      values={[]}
      lead={
        <>
          <FeatureGate feature="modificataccuino">
            <Entry entry={entry} />
          </FeatureGate>
          {/* It also shows entries that a reader may not see. */}
          {eyes === undefined && (
            <Suspense fallback={null}>
              <ComparisonCard entry={entry} />
            </Suspense>
          )}
        </>
      }
      actions={[lock.action]}
      dialogs={lock.element}
    />
  );
}

function Entry({ entry }: { entry: NotebookEntry }) {
  const mayAct = useMayAct();
  const words = useDraftMessages();
  const draft = useDraft(`taccuino.${entry.id_taccuino}`, descriptionForm.readDraft);
  if (!mayAct(operations.updateNotebookEntry)) return <EntryReading entry={entry} />;
  return (
    <DraftChoice words={words} draft={draft}>
      {(content) => <EntryDescriptionForm entry={entry} start={content} draft={draft} />}
    </DraftChoice>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftChoice } from '../../shared/drafts/draft-choice.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { NotFound } from '../../shared/page/not-found.tsx';
import { Page } from '../../shared/page/page.tsx';
import { FeatureGate } from '../../shared/permissions/feature-gate.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { EntryDescriptionForm } from './entry-description-form.tsx';
import { descriptionForm } from './entry-form.ts';
import { type NotebookEntry, notebookQuery } from './notebook.queries.ts';
import { useDraftMessages } from './use-draft-messages.ts';

const ComparisonCard = lazy(async () => ({ default: (await import('./comparison-card.tsx')).ComparisonCard }));

export function EntryPage({ id }: { id: number }) {
  const { t } = useTranslation('notebook');
  const formats = useFormats();
  const { userId } = useSession();
  const { data: entries } = useSuspenseQuery(notebookQuery(userId));
  const entry = entries.find((other) => other.id_taccuino === id);
  if (!entry) return <NotFound />;
  return (
    <Page title={t('existing.title', { date: formats.date(entry.taccuino_data) })}>
      <FeatureGate feature="modificataccuino">
        <Entry entry={entry} />
      </FeatureGate>
      <Suspense fallback={null}>
        <ComparisonCard entry={entry} />
      </Suspense>
    </Page>
  );
}

function Entry({ entry }: { entry: NotebookEntry }) {
  const draft = useDraft(`taccuino.${entry.id_taccuino}`, descriptionForm.readDraft);
  return (
    <DraftChoice words={useDraftMessages()} draft={draft}>
      {(content) => <EntryDescriptionForm entry={entry} start={content} draft={draft} />}
    </DraftChoice>
  );
}

import { Skeleton } from '@libretto/design-system/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftChoice } from '../../shared/drafts/draft-choice.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { Page } from '../../shared/page/page.tsx';
import { FeatureGate } from '../../shared/permissions/feature-gate.tsx';
import { AgainCard } from './again-card.tsx';
import { DrawnEntry } from './drawn-entry.tsx';
import { entryForm } from './entry-form.ts';
import { useDraftMessages } from './use-draft-messages.ts';

const PaintedEntry = lazy(async () => ({ default: (await import('./painted-entry.tsx')).PaintedEntry }));

interface NewEntryPageProps {
  painted: boolean;
}

export function NewEntryPage({ painted }: NewEntryPageProps) {
  const { t } = useTranslation('notebook');
  return (
    <Page title={t('new.title')} description={t(painted ? 'new.painted' : 'new.description')}>
      <FeatureGate feature="aggiungitaccuino">
        {painted ? (
          <Suspense fallback={<Skeleton shape="block" count={2} />}>
            <PaintedEntry />
          </Suspense>
        ) : (
          <NewEntry />
        )}
      </FeatureGate>
    </Page>
  );
}

function NewEntry() {
  const draft = useDraft('taccuino.nuova', entryForm.readDraft);
  return (
    <DraftChoice words={useDraftMessages()} draft={draft}>
      {(content) => (
        <>
          {!content && <AgainCard />}
          <DrawnEntry start={content} draft={draft} />
        </>
      )}
    </DraftChoice>
  );
}

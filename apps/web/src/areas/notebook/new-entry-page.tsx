import { Skeleton } from '@libretto/design-system/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftChoice } from '../../shared/drafts/draft-choice.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { Page } from '../../shared/page/page.tsx';
import type { Course } from '../../shared/pain-facts/courses.ts';
import { FeatureGate } from '../../shared/permissions/feature-gate.tsx';
import { AgainCard, AgainRow } from './again-card.tsx';
import { DrawnEntry } from './drawn-entry.tsx';
import { entryForm } from './entry-form.ts';
import { useDraftMessages } from './use-draft-messages.ts';

const PaintedEntry = lazy(async () => ({ default: (await import('./painted-entry.tsx')).PaintedEntry }));

interface NewEntryPageProps {
  painted: boolean;
  /** Chosen in the sheet of the +, which compares with the last entry. */
  course?: Course | undefined;
}

export function NewEntryPage({ painted, course }: NewEntryPageProps) {
  const { t } = useTranslation('notebook');
  return (
    <Page title={t('new.title')} {...(painted && { description: t('new.painted') })}>
      <FeatureGate feature="aggiungitaccuino">
        {painted ? (
          <Suspense fallback={<Skeleton shape="block" count={2} />}>
            <PaintedEntry />
          </Suspense>
        ) : (
          <NewEntry course={course} />
        )}
      </FeatureGate>
    </Page>
  );
}

function NewEntry({ course }: Pick<NewEntryPageProps, 'course'>) {
  const draft = useDraft('taccuino.nuova', entryForm.readDraft);
  const [again, setAgain] = useState(course);
  return (
    <DraftChoice words={useDraftMessages()} draft={draft}>
      {(content) => (
        <>
          {!content && again && <AgainCard course={again} focused={again !== course} />}
          <DrawnEntry start={content} draft={draft} again={!content && !again && <AgainRow onChoose={setAgain} />} />
        </>
      )}
    </DraftChoice>
  );
}

import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { DraftChoice } from '../../shared/drafts/draft-choice.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { PainAgain } from '../../shared/notebook/pain-again.tsx';
import { Page } from '../../shared/page/page.tsx';
import type { Course } from '../../shared/pain-facts/courses.ts';
import { FeatureGate } from '../../shared/permissions/feature-gate.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { AgainCard } from './again-card.tsx';
import { DrawnEntry } from './drawn-entry.tsx';
import { entryForm } from './entry-form.ts';
import { notebookQuery } from './notebook.queries.ts';
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
  const { userId } = useSession();
  const { data: entries = [] } = useQuery(notebookQuery(userId));
  const mayAct = useMayAct();
  const previous = mayAct(operations.createNotebookEntry) ? entries[0] : undefined;
  /** Null after the card was closed. */
  const [again, setAgain] = useState<Course | null | undefined>(course);
  return (
    <DraftChoice words={useDraftMessages()} draft={draft}>
      {(content) => {
        const compared = content ? undefined : previous && again;
        return (
          <EitherEntry
            again={
              compared &&
              previous && (
                <AgainCard
                  previous={previous}
                  course={compared}
                  focused={again !== course}
                  onCancel={() => setAgain(null)}
                />
              )
            }
          >
            <DrawnEntry
              start={content}
              draft={draft}
              again={
                !content && !again && <PainAgain previous={previous} focused={again === null} onChoose={setAgain} />
              }
            />
          </EitherEntry>
        );
      }}
    </DraftChoice>
  );
}

interface EitherEntryProps {
  /** The short form of a pain like the last one, if that is what is entered. */
  again: ReactNode;
  /** The form with the drawing. */
  children: ReactNode;
}

/** One form at a time: with the short one, the other is behind a button and keeps what was drawn. */
function EitherEntry({ again, children }: EitherEntryProps) {
  const { t } = useTranslation('notebook');
  const id = useId();
  const [open, setOpen] = useState(false);
  const isDrawing = !again || open;
  const [wasDrawing, setWasDrawing] = useState(isDrawing);
  if (isDrawing && !wasDrawing) setWasDrawing(true);
  return (
    <>
      {again && (
        <>
          <div hidden={open}>{again}</div>
          <div>
            <Button
              aria-expanded={open}
              aria-controls={id}
              iconEnd={open ? <ChevronUp /> : <ChevronDown />}
              onClick={() => setOpen(!open)}
            >
              {t('again.other')}
            </Button>
          </div>
        </>
      )}
      <div id={id} hidden={!isDrawing}>
        {(isDrawing || wasDrawing) && children}
      </div>
    </>
  );
}

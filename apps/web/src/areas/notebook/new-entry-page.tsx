import { useTranslation } from 'react-i18next';
import { DraftChoice } from '../../shared/drafts/draft-choice.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { Page } from '../../shared/page/page.tsx';
import { FeatureGate } from '../../shared/permissions/feature-gate.tsx';
import { readEntryDraft } from './entry-draft.ts';
import { NewEntryForm } from './new-entry-form.tsx';
import { useDraftWords } from './use-draft-words.ts';

export function NewEntryPage() {
  const { t } = useTranslation('notebook');
  return (
    <Page title={t('new.title')} description={t('new.description')}>
      <FeatureGate feature="aggiungitaccuino">
        <NewEntry />
      </FeatureGate>
    </Page>
  );
}

function NewEntry() {
  const draft = useDraft('taccuino.nuova', readEntryDraft);
  return (
    <DraftChoice words={useDraftWords()} draft={draft}>
      {(content) => <NewEntryForm start={content} draft={draft} />}
    </DraftChoice>
  );
}

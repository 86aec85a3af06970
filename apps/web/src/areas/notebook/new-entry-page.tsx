import { useTranslation } from 'react-i18next';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { Page } from '../../shared/page/page.tsx';
import { FeatureGate } from '../../shared/permissions/feature-gate.tsx';
import { DraftChoice } from './draft-choice.tsx';
import { readEntryDraft } from './entry-draft.ts';
import { NewEntryForm } from './new-entry-form.tsx';

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
  return <DraftChoice draft={draft}>{(content) => <NewEntryForm start={content} draft={draft} />}</DraftChoice>;
}

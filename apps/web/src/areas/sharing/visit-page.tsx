import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DraftChoice } from '../../shared/drafts/draft-choice.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { Page } from '../../shared/page/page.tsx';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import { visitForm } from './visit-draft.ts';
import { VisitForm } from './visit-form.tsx';

export function VisitPage() {
  const { t } = useTranslation('sharing');
  const draft = useDraft('preparavisita.foglio', visitForm.readDraft);
  const messages = {
    title: t('visit.draft.title'),
    text: (moment: string) => t('visit.draft.text', { moment }),
    continue: t('visit.draft.continue'),
    discard: t('visit.draft.discard'),
  };
  return (
    <Page
      width="list"
      title={t('visit.title')}
      description={t('visit.description')}
      back={<PlaceBack to="/Registro/Condividi" />}
      actions={<Link to="/Registro/Condivisioni">{t('title')}</Link>}
    >
      <DraftChoice words={messages} draft={draft}>
        {(content, restart) => <VisitForm start={content} draft={draft} onRestart={restart} />}
      </DraftChoice>
    </Page>
  );
}

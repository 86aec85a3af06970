import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DraftPage } from '../drafts/forms.ts';
import { resumeDraft } from '../drafts/use-draft.ts';
import { useDraftRemoval } from '../drafts/use-draft-removal.ts';
import { useFormats } from '../formats/use-formats.ts';
import * as styles from './draft-notices.css.ts';

export interface UnfinishedDraft {
  modulo: string;
  savedAt: string;
  place: DraftPage;
}

export default function DraftNotices({ drafts: [latest, ...others] }: { drafts: readonly UnfinishedDraft[] }) {
  const { t } = useTranslation();
  if (!latest) return null;
  return (
    <>
      <DraftNotice key={latest.modulo} {...latest} />
      {others.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('draft.others', { count: others.length })}</summary>
          <div className={styles.others}>
            {others.map((draft) => (
              <DraftNotice key={draft.modulo} {...draft} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function DraftNotice({ modulo, savedAt, place }: UnfinishedDraft) {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate();
  const remove = useDraftRemoval();

  function resume() {
    resumeDraft(modulo);
    void navigate({ to: place.path, ...(place.search && { search: place.search }) });
  }

  return (
    <Banner
      title={t('draft.title')}
      announce
      action={
        <>
          <Button variant="primary" size="sm" onClick={resume}>
            {t('draft.continue')}
          </Button>
          <Button size="sm" onClick={() => void remove({ modulo })}>
            {t('draft.discard')}
          </Button>
        </>
      }
    >
      {t('draft.text', { form: t(`draft.forms.${place.form}`), moment: formats.moment(savedAt) })}
    </Banner>
  );
}

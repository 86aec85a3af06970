import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { useTranslation } from 'react-i18next';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from './therapies.css.ts';
import type { TherapyDraft } from './therapy-form.ts';

interface DraftOfferProps {
  draft: DraftHandle<TherapyDraft>;
  onResume: (draft: TherapyDraft) => void;
}

/** One that was left half written. */
export function DraftOffer({ draft, onResume }: DraftOfferProps) {
  const { t } = useTranslation('therapies');
  const formats = useFormats();
  const { offered } = draft;
  if (!offered) return null;
  const { farmaco, altro_farmaco } = offered.content;
  const drug = farmaco?.descrizione_breve || altro_farmaco.trim() || t('draft.unnamed');
  return (
    <Card title={t('draft.title')}>
      <div className={styles.stack}>
        <p>{t('draft.text', { drug, moment: formats.moment(offered.savedAt) })}</p>
        <div className={styles.draftButtons}>
          <Button variant="primary" onClick={() => onResume(offered.content)}>
            {t('draft.continue')}
          </Button>
          <Button onClick={draft.dismiss}>{t('draft.discard')}</Button>
        </div>
      </div>
    </Card>
  );
}

import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import * as styles from './draft-offer.css.ts';
import type { DraftHandle } from './use-draft.ts';

interface DraftOfferProps<Content> {
  title: string;
  /** What the record is called, as far as it was written. */
  nameOf: (content: Content) => string;
  draft: DraftHandle<Content>;
  onResume: (content: Content) => void;
}

/** A record that was left half written. */
export function DraftOffer<Content>({ title, nameOf, draft, onResume }: DraftOfferProps<Content>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { offered } = draft;
  if (!offered || offered.wanted) return null;
  return (
    <Card title={title}>
      <div className={styles.offer}>
        <p>{t('draft.text', { form: nameOf(offered.content), moment: formats.moment(offered.savedAt) })}</p>
        <div className={styles.buttons}>
          <Button variant="primary" onClick={() => onResume(offered.content)}>
            {t('draft.continue')}
          </Button>
          <Button onClick={draft.discard}>{t('draft.discard')}</Button>
        </div>
      </div>
    </Card>
  );
}

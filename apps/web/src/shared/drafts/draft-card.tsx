import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import * as styles from './draft-card.css.ts';

interface DraftCardProps {
  title: string;
  name: string;
  savedAt: string;
  onResume: () => void;
  onDiscard: () => void;
}

export function DraftCard({ title, name, savedAt, onResume, onDiscard }: DraftCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Card title={title}>
      <div className={styles.offer}>
        <p>{t('draft.text', { form: name, moment: formats.moment(savedAt) })}</p>
        <div className={styles.buttons}>
          <Button variant="primary" onClick={onResume}>
            {t('draft.continue')}
          </Button>
          <Button onClick={onDiscard}>{t('draft.discard')}</Button>
        </div>
      </div>
    </Card>
  );
}

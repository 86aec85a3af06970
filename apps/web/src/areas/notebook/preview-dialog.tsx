import { Button } from '@libretto/design-system/button';
import { ConfidentialityBadge } from '@libretto/design-system/confidentiality-badge';
import { Dialog } from '@libretto/design-system/dialog';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { usePainTitle } from '../../shared/pain-facts/use-pain-title.ts';
import { EntryImages } from './entry-images.tsx';
import * as styles from './notebook.css.ts';
import type { NotebookEntry } from './notebook.queries.ts';

export interface PreviewDialogProps {
  entry: NotebookEntry;
  onClose: () => void;
}

export function PreviewDialog({ entry, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('notebook');
  const formats = useFormats();
  const title = usePainTitle()(entry);
  return (
    <Dialog
      open
      size="lg"
      title={t('preview', { date: formats.date(entry.taccuino_data) })}
      closeOnBackdrop
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={styles.preview}>
        <EntryImages entry={entry} />
        <p className={styles.fullDescription} data-missing={title === '' || undefined}>
          {title || t('entry.noDescription')}
        </p>
        <ConfidentialityBadge level={entry.id_livello_confidenzialita} look="named" withScale />
      </div>
    </Dialog>
  );
}

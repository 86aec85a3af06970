import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { SavedDrawings } from '../../shared/notebook/saved-drawings.tsx';
import { usePainFacts } from '../../shared/pain-facts/use-pain-facts.ts';
import { type SharedRecord, sharedDrawingsQuery } from './doctors.queries.ts';

interface DrawingsDialogProps {
  entry: SharedRecord['tbl_taccuinos'][number];
  onClose: () => void;
}

export function DrawingsDialog({ entry, onClose }: DrawingsDialogProps) {
  const { t } = useTranslation('doctors');
  const formats = useFormats();
  const facts = usePainFacts()(entry);
  return (
    <Dialog
      open
      size="lg"
      title={t('patients.drawing', { date: formats.date(entry.taccuino_data) })}
      description={entry.taccuino_descrizione}
      closeOnBackdrop
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <SavedDrawings images={useQuery(sharedDrawingsQuery(entry.id_taccuino))} zones={entry.taccuino_zone} />
      {facts && <p>{facts}</p>}
    </Dialog>
  );
}

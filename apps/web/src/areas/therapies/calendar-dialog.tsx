import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { Checkbox } from '@libretto/design-system/checkbox';
import { Dialog } from '@libretto/design-system/dialog';
import { useToast } from '@libretto/design-system/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.ts';
import { saveBlob } from '../../shared/downloads/save-file.ts';
import * as styles from './therapies.css.ts';

export interface CalendarDialogProps {
  userId: number;
  onClose: () => void;
}

export function CalendarDialog({ userId, onClose }: CalendarDialogProps) {
  const { t, i18n } = useTranslation('therapies');
  const toasts = useToast();
  const [names, setNames] = useState(false);
  const [busy, setBusy] = useState(false);
  const lingua = i18n.language === 'en' ? 'en' : 'it';

  async function download() {
    setBusy(true);
    try {
      const file = await api.call(operations.downloadReminders, {
        path: { id: userId },
        query: { nomi: names, lingua },
      });
      saveBlob(file, lingua === 'it' ? 'Promemoria.ics' : 'Reminders.ics');
      onClose();
      toasts.show({ message: t('calendar.done'), tone: 'success' });
    } catch (error) {
      console.warn('The calendar could not be prepared', error);
      toasts.show({ message: t('calendar.failed'), tone: 'danger' });
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      size="sm"
      sheet={false}
      title={t('calendar.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('calendar.cancel')}</Button>
          <Button variant="primary" iconStart={<Download />} loading={busy} onClick={() => void download()}>
            {t('calendar.download')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{t('calendar.text')}</p>
        <Checkbox
          name="nomi"
          label={t('calendar.names')}
          description={t('calendar.namesHint')}
          value={names}
          onChange={setNames}
        />
      </div>
    </Dialog>
  );
}

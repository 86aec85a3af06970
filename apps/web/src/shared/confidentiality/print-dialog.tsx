import { Button } from '@libretto/design-system/button';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { Dialog } from '@libretto/design-system/dialog';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '../patient/patient.queries.ts';
import { useSession } from '../session/use-session.ts';
import * as styles from './print-dialog.css.ts';
import { defaultPrintLevel, strictest } from './printed-levels.ts';

export interface PrintDialogProps {
  onPrint: (level: number) => void;
  onClose: () => void;
}

export function PrintDialog({ onPrint, onClose }: PrintDialogProps) {
  const { t } = useTranslation('confidentiality');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const [level, setLevel] = useState(defaultPrintLevel);
  const print = () => {
    onClose();
    onPrint(level);
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('print.cancel')}</Button>
      <Button variant="primary" iconStart={<Printer />} onClick={print}>
        {t('print.print')}
      </Button>
    </>
  );
  return (
    <Dialog open size="sm" sheet={false} title={t('print.title')} footer={footer} onClose={onClose}>
      <div className={styles.choice}>
        <ConfidentialityLevelSelect
          name="livello"
          levels={patient.liveli_confidencialita}
          value={level}
          label={t('print.level')}
          onChange={setLevel}
        />
        <p>{t(level === strictest ? 'print.whole' : 'print.hint')}</p>
      </div>
    </Dialog>
  );
}

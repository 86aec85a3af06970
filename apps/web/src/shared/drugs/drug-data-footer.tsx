import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { DrugDataLine } from './drug-data-line.tsx';
import * as styles from './drugs.css.ts';

export interface DrugDataFooterProps {
  /** Without it nothing can be printed. */
  onPrint?: (() => void) | undefined;
  printing?: boolean | undefined;
  disabledReason?: string | undefined;
}

export function DrugDataFooter({ onPrint, printing, disabledReason }: DrugDataFooterProps) {
  const { t } = useTranslation('drugs');
  const { data, isError } = useQuery(api.query(operations.getDrugData, {}));
  return (
    <div className={styles.footer}>
      <div>
        {data && <DrugDataLine data={data} />}
        {isError && <p className={styles.line}>{t('data.notLoaded')}</p>}
        <p className={styles.line}>{t('data.disclaimer')}</p>
      </div>
      {onPrint && (
        <Button iconStart={<Printer />} onClick={onPrint} loading={printing ?? false} disabledReason={disabledReason}>
          {t('data.print')}
        </Button>
      )}
    </div>
  );
}

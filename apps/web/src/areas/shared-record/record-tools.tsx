import { Button } from '@libretto/design-system/button';
import { IconButton } from '@libretto/design-system/icon-button';
import { media } from '@libretto/design-system/theme';
import { useToast } from '@libretto/design-system/toast';
import { Printer } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../shared/page/use-media.ts';
import type { RecordParts } from '../../shared/record-summary/record-parts.ts';
import type { SharedRecord } from '../../shared/record-summary/summary.ts';
import { printedPain } from './printed-pain-part.ts';
import * as styles from './shared-record.css.ts';

export interface RecordActionsProps {
  record: SharedRecord;
  /** There is little room. */
  compact: boolean;
  /** Opens a row of the page. */
  onShow: (key: string) => void;
}

interface RecordToolsProps {
  record: SharedRecord;
  parts: RecordParts;
  Actions: ComponentType<RecordActionsProps>;
  onShow: (key: string) => void;
}

export function RecordTools({ record, parts, Actions, onShow }: RecordToolsProps) {
  const compact = useMedia(media.phone);
  return (
    <div className={styles.tools}>
      <Actions record={record} compact={compact} onShow={onShow} />
      <PrintButton record={record} parts={parts} compact={compact} />
    </div>
  );
}

/** The parts of the sheet are fetched in advance, because the browser does not wait for them. */
function PrintButton({ record, parts, compact }: Pick<RecordToolsProps, 'record' | 'parts'> & { compact: boolean }) {
  const { t } = useTranslation('shared-record');
  const toasts = useToast();
  const [preparing, setPreparing] = useState(false);
  const pain = record.tbl_taccuinos.length > 0 ? [printedPain] : [];
  const all = [parts.Habits, parts.ReactionFacts, ...pain];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts never change
  useEffect(() => {
    const stops = all.map((part) => part.preloadWhenIdle());
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  async function print() {
    setPreparing(true);
    await Promise.all(all.map((part) => part.preload()));
    setPreparing(false);
    if (all.some((part) => part.state().failed)) toasts.show({ message: t('printFailed'), tone: 'danger' });
    else window.print();
  }

  const pressed = { loading: preparing, onClick: () => void print() };
  return compact ? (
    <IconButton label={t('print')} icon={<Printer />} variant="secondary" {...pressed} />
  ) : (
    <Button iconStart={<Printer />} {...pressed}>
      {t('print')}
    </Button>
  );
}

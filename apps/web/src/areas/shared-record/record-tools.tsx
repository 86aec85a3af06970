import { Button } from '@libretto/design-system/button';
import { Menu } from '@libretto/design-system/menu';
import { media } from '@libretto/design-system/theme';
import { useToast } from '@libretto/design-system/toast';
import { Printer } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../shared/page/use-media.ts';
import type { RecordParts } from '../../shared/record-summary/record-parts.ts';
import type { SharedRecord } from '../../shared/record-summary/summary.ts';
import { printedPain } from './printed-pain-part.ts';
import * as styles from './shared-record.css.ts';

/** A new proposal to the patient. */
export interface Proposing {
  label: string;
  icon: ReactNode;
  loading: boolean;
  open: () => void;
}

export interface WaitingButtonProps {
  record: SharedRecord;
  /** There is little room. */
  compact: boolean;
  /** Opens a row of the page. */
  onShow: (key: string) => void;
}

interface RecordToolsProps {
  record: SharedRecord;
  parts: RecordParts;
  proposing: Proposing;
  WaitingButton: ComponentType<WaitingButtonProps>;
  onShow: (key: string) => void;
  onPrint: (scope: 'summary' | 'all') => void;
}

export function RecordTools({ record, parts, proposing, WaitingButton, onShow, onPrint }: RecordToolsProps) {
  const { label, icon, loading, open } = proposing;
  const compact = useMedia(media.phone);
  return (
    <div className={styles.tools}>
      <WaitingButton record={record} compact={compact} onShow={onShow} />
      <Button iconStart={compact ? undefined : icon} loading={loading} onClick={open}>
        {label}
      </Button>
      <PrintMenu {...{ record, parts, compact, onPrint }} />
    </div>
  );
}

interface PrintMenuProps extends Pick<RecordToolsProps, 'record' | 'parts' | 'onPrint'> {
  compact: boolean;
}

/** The parts of the sheet are fetched in advance, because the browser does not wait for them. */
function PrintMenu({ record, parts, compact, onPrint }: PrintMenuProps) {
  const { t } = useTranslation('shared-record');
  const toasts = useToast();
  const pain = record.tbl_taccuinos.length > 0 ? [printedPain] : [];
  const all = [parts.Habits, parts.ReactionFacts, ...pain];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts never change
  useEffect(() => {
    const stops = all.map((part) => part.preloadWhenIdle());
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  async function print(scope: 'summary' | 'all') {
    await Promise.all(all.map((part) => part.preload()));
    if (all.some((part) => part.state().failed)) toasts.show({ message: t('printFailed'), tone: 'danger' });
    else onPrint(scope);
  }

  return (
    <Menu
      label={t('print')}
      icon={compact && <Printer />}
      variant="secondary"
      items={[
        { id: 'summary', label: t('printSummary'), onSelect: () => void print('summary') },
        { id: 'all', label: t('printAll'), onSelect: () => void print('all') },
      ]}
    />
  );
}

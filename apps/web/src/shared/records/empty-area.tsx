import type { BodyPart } from '@libretto/design-system/body-crop';
import { EmptyState } from '@libretto/design-system/empty-state';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { LockableButton } from '../permissions/lockable-button.tsx';
import * as styles from './empty-area.css.ts';

const BodyCrop = lazy(async () => ({ default: (await import('@libretto/design-system/body-crop')).BodyCrop }));

export function BodyDrawing({ part }: { part: BodyPart }) {
  return (
    <div className={styles.drawing}>
      <Suspense fallback={null}>
        <BodyCrop part={part} />
      </Suspense>
    </div>
  );
}

interface EmptyAreaProps {
  part: BodyPart;
  title: string;
  /** What will be here. */
  text: string;
  /** The first thing to do. */
  add?: { label: string; onSelect: () => void; loading?: boolean; locked?: string | undefined };
  /** Instead of `add`. */
  action?: ReactNode;
}

/** Heads a page of the record while all of its lists are empty. */
export function EmptyArea({ part, title, text, add, action }: EmptyAreaProps) {
  return (
    <div className={styles.area}>
      <EmptyState
        size="compact"
        illustration={<BodyDrawing part={part} />}
        title={title}
        action={
          action ??
          (add && (
            <LockableButton
              variant="primary"
              iconStart={<Plus />}
              locked={add.locked}
              loading={add.loading ?? false}
              onClick={add.onSelect}
            >
              {add.label}
            </LockableButton>
          ))
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}

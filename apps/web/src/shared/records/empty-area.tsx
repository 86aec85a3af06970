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

interface AddProps {
  label: string;
  onSelect: () => void;
  loading?: boolean;
  locked?: string | undefined;
}

interface EmptyAreaProps {
  part: BodyPart;
  title: string;
  /** What will be here. */
  text: string;
  /** The first thing to do. */
  add?: AddProps;
  /** Another kind of the same records, next to it. */
  other?: AddProps;
  /** Instead of `add`. */
  action?: ReactNode;
}

/** Heads a page of the record while all of its lists are empty. */
export function EmptyArea({ part, title, text, add, other, action }: EmptyAreaProps) {
  return (
    <div className={styles.area}>
      <EmptyState
        size="compact"
        illustration={<BodyDrawing part={part} />}
        title={title}
        action={
          action ??
          (add && (
            <div className={styles.actions}>
              <AddButton {...add} variant="primary" />
              {other && <AddButton {...other} variant="secondary" />}
            </div>
          ))
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}

function AddButton({
  label,
  onSelect,
  loading = false,
  locked,
  variant,
}: AddProps & { variant: 'primary' | 'secondary' }) {
  return (
    <LockableButton variant={variant} iconStart={<Plus />} locked={locked} loading={loading} onClick={onSelect}>
      {label}
    </LockableButton>
  );
}

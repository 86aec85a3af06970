import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { commonMessages } from '../../messages/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { CircleAlert } from '../icons/circle-alert.tsx';
import * as styles from './field.css.ts';
import type { FieldIds } from './use-field.ts';

interface NotesProps {
  ids: FieldIds;
  hint?: ReactNode;
  error?: string | undefined;
  disabledReason?: string | undefined;
}

export function FieldNotes({ ids, hint, error, disabledReason }: NotesProps) {
  const messages = useMessages(commonMessages);
  return (
    <>
      {Boolean(hint) && (
        <div id={ids.hint} className={styles.hint}>
          {hint}
        </div>
      )}
      {disabledReason && (
        <div id={ids.reason} className={styles.hint} data-print="hidden">
          {disabledReason}
        </div>
      )}
      <div aria-live="polite" className={styles.live}>
        {error && (
          <div id={ids.error} className={styles.error}>
            <CircleAlert />
            <span>
              <VisuallyHidden>{messages.danger} </VisuallyHidden>
              {error}
            </span>
          </div>
        )}
      </div>
    </>
  );
}

/** Visual only: the control has `aria-required`. */
export function RequiredMark() {
  const messages = useMessages(commonMessages);
  return (
    <span className={styles.required} aria-hidden="true">
      {messages.required}
    </span>
  );
}

interface FieldFrameProps extends NotesProps {
  label: string;
  required?: boolean | undefined;
  children: ReactNode;
}

export function FieldFrame({ label, required, children, ...notes }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label id={notes.ids.label} htmlFor={notes.ids.control} className={styles.label}>
          {label}
        </label>
        {required && <RequiredMark />}
      </div>
      {children}
      <FieldNotes {...notes} />
    </div>
  );
}

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { commonMessages } from '../../messages/common.ts';
import { useMessages } from '../../messages/messages.tsx';
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

interface OptionalMarkProps {
  required: boolean | undefined;
  disabledReason: string | undefined;
}

/** Part of the label's name. Hidden, unless its style finds a required field in the same form. */
export function OptionalMark({ required, disabledReason }: OptionalMarkProps) {
  const messages = useMessages(commonMessages);
  return required || disabledReason !== undefined ? null : (
    <span className={styles.optional} hidden>
      {' '}
      {messages.optional}
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
      <label id={notes.ids.label} htmlFor={notes.ids.control} className={styles.label}>
        {label}
        <OptionalMark {...{ required }} disabledReason={notes.disabledReason} />
      </label>
      {children}
      <FieldNotes {...notes} />
    </div>
  );
}

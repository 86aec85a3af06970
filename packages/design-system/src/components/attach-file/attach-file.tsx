'use client';

import { Upload as UploadIcon } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../internals/class-names.ts';
import * as fieldStyles from '../../internals/field/field.css.ts';
import { FieldNotes, OptionalMark } from '../../internals/field/field.tsx';
import { useField } from '../../internals/field/use-field.ts';
import { formatFileSize } from '../../internals/files/file-size.ts';
import { useFocusKeeper } from '../../internals/use-focus-keeper.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { button } from '../button/button-look.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './attach-file.css.ts';
import { attachFileMessages } from './attach-file.messages.ts';
import { AttachedFile } from './attached-file.tsx';
import { acceptAttribute } from './check-file.ts';
import type { Announcement, Attachment } from './upload-queue.ts';
import type { Attachments } from './use-attachments.ts';

const announcementMessages = {
  added: 'newsAdded',
  refused: 'newsRefused',
  done: 'newsDone',
  failed: 'newsFailed',
  cancelled: 'newsCancelled',
  removed: 'newsRemoved',
  interrupted: 'newsInterrupted',
} as const satisfies Record<Announcement['kind'], string>;

export interface AttachFileProps {
  /** Visible name of the field; the button that opens the file chooser repeats it for screen readers. */
  label: string;
  /** Name of the file input, by which `FormDialog` finds the field to focus. */
  name: string;
  /** Returned by `useAttachments`. */
  attachments: Attachments;
  /** Text for a failed upload. A general text is shown without it. */
  describeError?: ((error: unknown, attachment: Attachment) => string) | undefined;
  /** Renders extra questions for each file, e.g. its kind. Not called for files that were refused or are uploaded. */
  renderDetails?: ((attachment: Attachment) => ReactNode) | undefined;
  /** Additional help. The rules of `attachments` are always described. */
  hint?: ReactNode;
  /** Problem of the field, such as a missing file; associated with the input and announced. */
  error?: string | undefined;
  /** Marks the field as required; the form checks it. */
  required?: boolean | undefined;
  /** Locks the field against choosing and dropping, and shows why. */
  disabledReason?: string | undefined;
  /** ID of the file input. Generated without it. */
  id?: string | undefined;
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** File upload by chooser or drag and drop, with progress, retry and removal per file. Changes are announced. */
export function AttachFile(props: AttachFileProps) {
  const { label, name, attachments, describeError, renderDetails, hint, error, required, disabledReason } = props;
  const { files, announcements, rules } = attachments;
  const messages = useMessages(attachFileMessages);
  const { formats } = useLocale();
  const [isDragging, setIsDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusKeeper = useFocusKeeper(list, input, files);

  const many = rules.maxFiles !== 1;
  const limits = {
    type: rules.accept && messages.accepted(rules.accept.map((kind) => kind.label).join(', ')),
    size: rules.maxBytes !== undefined && messages.largest(formatFileSize(rules.maxBytes, formats)),
    count: rules.maxFiles !== undefined && messages.most(rules.maxFiles),
  };
  const describeRules = Object.values(limits).filter(Boolean).join(' ');
  const notes = hint || describeRules ? joinHints(hint, describeRules) : undefined;
  const { ids, aria } = useField('AttachFile', { ...props, hint: notes });
  const locked = disabledReason !== undefined;

  // A file dropped outside the field would replace the page and discard everything typed.
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])];
    // Allows choosing the same file again after removing it.
    event.target.value = '';
    if (!locked) attachments.add(chosen);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsDragging(false);
    if (!locked) attachments.add([...event.dataTransfer.files]);
  }

  return (
    <div className={fieldStyles.field}>
      <span id={ids.label} className={fieldStyles.label}>
        {label}
        <OptionalMark {...{ required, disabledReason }} />
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the control inside is the first */}
      <div
        className={styles.zone}
        data-over={isDragging}
        data-locked={locked}
        data-invalid={error !== undefined}
        onDragEnter={(event) => setIsDragging(!locked && hasFiles(event))}
        onDragLeave={(event) => {
          const to = event.relatedTarget;
          if (!(to instanceof Node && event.currentTarget.contains(to))) setIsDragging(false);
        }}
        onDrop={onDrop}
      >
        <span className={styles.icon} aria-hidden="true">
          <UploadIcon />
        </span>
        <input
          {...aria}
          ref={input}
          type="file"
          name={name}
          className={styles.input}
          multiple={many}
          accept={acceptAttribute(rules)}
          onChange={onChange}
          onClick={(event) => locked && event.preventDefault()}
          aria-labelledby={`${ids.label} ${ids.control}-choose`}
        />
        <label
          id={`${ids.control}-choose`}
          htmlFor={ids.control}
          className={classNames(button({ variant: 'secondary' }), styles.choose)}
        >
          {many ? messages.chooseMany : messages.chooseOne}
        </label>
        <span className={styles.drop} aria-hidden="true">
          {isDragging ? messages.dropHere : messages.orDrop(many)}
        </span>
      </div>
      <FieldNotes {...{ ids, hint: notes, error, disabledReason }} />
      {files.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={messages.files} {...focusKeeper}>
          {files.map((attachment) => (
            <AttachedFile key={attachment.id} {...{ attachment, attachments, describeError, renderDetails, limits }} />
          ))}
        </ul>
      )}
      <VisuallyHidden role="log" aria-label={messages.files}>
        {announcements.map(({ id, kind, name: fileName }) => (
          <span key={id}>{messages[announcementMessages[kind]](fileName)}. </span>
        ))}
      </VisuallyHidden>
    </div>
  );
}

function joinHints(hint: ReactNode, rules: string) {
  return (
    <>
      {hint} {rules}
    </>
  );
}

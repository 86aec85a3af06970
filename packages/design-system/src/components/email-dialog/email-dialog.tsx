'use client';

import { CircleCheck, CirclePause, Paperclip } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatFileSize } from '../../internals/files/file-size.ts';
import { type SavingOptions, useSaving } from '../../internals/saving/use-saving.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { FieldProblem } from '../error-summary/error-summary.tsx';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './email-dialog.css.ts';
import { emailDialogMessages } from './email-dialog.messages.ts';
import { Recipients } from './recipients.tsx';
import type { EmailDraft, EmailOutcome, EmailRecipient } from './types.ts';

export interface EmailDialogProps extends Omit<SavingOptions, 'onClose'> {
  /** Shows the dialog. Its text is discarded when it closes. */
  open: boolean;
  /** Heading of the dialog. Defaults to "Nuova Email". */
  title?: string | undefined;
  /** All recipients, or those to choose from with `choose`. */
  recipients: readonly EmailRecipient[];
  /** The user chooses at least one of the recipients. Default false. */
  choose?: boolean | undefined;
  /** Sender as the recipients will see it. The line is missing without it. */
  from?: string | undefined;
  /** Text to start from, such as a quoted message. */
  initial?: { topic?: string | undefined; text?: string | undefined } | undefined;
  /** Names and sizes in bytes of what the server attaches; shown only. */
  attachments?: readonly { name: string; bytes?: number | undefined }[] | undefined;
  /** Maximum length of the topic in characters. Default 200. */
  topicMaxLength?: number | undefined;
  /** Maximum length of the text in characters, with a counter; no limit by default. */
  textMaxLength?: number | undefined;
  /** Shown above the fields, e.g. that messages are not encrypted. */
  notice?: ReactNode;
  /** Outcome reported by the server; `unknown` closes the dialog without a message. */
  onSend: (email: EmailDraft) => Promise<EmailOutcome>;
  /** Called once: true when the server has accepted the message. */
  onClose: (sent: boolean) => void;
}

/** Sends a message to a doctor or a centre. The text is kept until the server accepts it. */
export function EmailDialog({ open, ...rest }: EmailDialogProps) {
  return open ? <OpenEmailDialog {...rest} /> : null;
}

function OpenEmailDialog(props: Omit<EmailDialogProps, 'open'>) {
  const { recipients, choose = false, from, attachments = [], topicMaxLength = 200, textMaxLength, onSend } = props;
  const messages = useMessages(emailDialogMessages);
  const [topic, setTopic] = useState(props.initial?.topic ?? '');
  const [text, setText] = useState(props.initial?.text ?? '');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [attempted, setAttempted] = useState(false);
  const [accepted, setAccepted] = useState<'sent' | 'held'>();
  const { saving, failure, save, leave } = useSaving(
    { ...props, onClose: (done) => done || props.onClose(false) },
    () => messages.failed,
  );
  const to = choose ? recipients.filter(({ id }) => chosen.has(id)) : recipients;

  function check(name: string, label: string, value: string, max: number | undefined): FieldProblem[] {
    if (value.trim() === '') return [{ name, label, message: messages.required }];
    return max !== undefined && value.length > max ? [{ name, label, message: messages.tooLong(max) }] : [];
  }

  const allProblems = [
    ...(to.length === 0 ? [{ name: 'to', label: messages.chooseTo, message: messages.noRecipient }] : []),
    ...check('topic', messages.topic, topic, topicMaxLength),
    ...check('text', messages.text, text, textMaxLength),
  ];
  const problems = attempted ? allProblems : [];
  const getError = (name: string) => problems.find((problem) => problem.name === name)?.message;

  function submit() {
    setAttempted(true);
    if (allProblems.length > 0) return;
    void save(async () => {
      const outcome = await onSend({ to, topic: topic.trim(), text: text.trim() });
      if (outcome === 'unknown') props.onClose(false);
      else setAccepted(outcome);
    });
  }

  if (accepted)
    return (
      <SentNotice
        outcome={accepted}
        to={to}
        title={props.title ?? messages.title}
        onClose={() => props.onClose(true)}
      />
    );
  return (
    <FormDialog
      open
      title={props.title ?? messages.title}
      dirty={topic !== (props.initial?.topic ?? '') || text !== (props.initial?.text ?? '') || chosen.size > 0}
      saving={saving}
      failure={failure}
      problems={problems}
      submitLabel={messages.send}
      cancelLabel={messages.cancel}
      onSubmit={submit}
      onClose={leave}
    >
      {props.notice}
      {(from || !choose) && (
        <dl className={styles.head}>
          {from && (
            <>
              <dt className={styles.term}>{messages.from}</dt>
              <dd className={styles.value}>{from}</dd>
            </>
          )}
          {!choose && (
            <>
              <dt className={styles.term}>{messages.to}</dt>
              <dd className={styles.value}>
                {recipients.map(({ id, name, detail }) => (
                  <div key={id}>
                    {name}
                    {detail && <div className={styles.muted}>{detail}</div>}
                  </div>
                ))}
              </dd>
            </>
          )}
        </dl>
      )}
      {choose && (
        <Recipients
          recipients={recipients}
          chosen={chosen}
          error={getError('to')}
          onChange={(next) => !saving && setChosen(next)}
        />
      )}
      <TextField
        label={messages.topic}
        name="topic"
        value={topic}
        required
        autoComplete="off"
        error={getError('topic')}
        onChange={(value) => !saving && setTopic(value)}
      />
      <TextArea
        label={messages.text}
        name="text"
        rows={7}
        value={text}
        required
        maxLength={textMaxLength}
        error={getError('text')}
        onChange={(value) => !saving && setText(value)}
      />
      {attachments.length > 0 && <AttachmentList attachments={attachments} />}
    </FormDialog>
  );
}

function AttachmentList({ attachments }: { attachments: NonNullable<EmailDialogProps['attachments']> }) {
  const messages = useMessages(emailDialogMessages);
  const { formats } = useLocale();
  return (
    <div className={styles.attachments}>
      <h3 className={styles.attachmentsTitle}>
        <Paperclip aria-hidden="true" />
        {messages.attachments(attachments.length)}
      </h3>
      <ul className={styles.attachmentList}>
        {attachments.map(({ name, bytes }) => (
          <li key={name} className={styles.attachment}>
            {name} {bytes !== undefined && <span className={styles.muted}>{formatFileSize(bytes, formats)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SentNoticeProps {
  outcome: 'sent' | 'held';
  to: readonly EmailRecipient[];
  title: string;
  onClose: () => void;
}

function SentNotice({ outcome, to, title, onClose }: SentNoticeProps) {
  const messages = useMessages(emailDialogMessages);
  const { formatLocale } = useLocale();
  const names = new Intl.ListFormat(formatLocale).format(to.map(({ name }) => name));
  return (
    <Dialog
      open
      size="sm"
      sheet={false}
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" data-autofocus="" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <div role="status" className={styles.sent}>
        <span className={outcome === 'sent' ? styles.sentIcon : styles.heldIcon} aria-hidden="true">
          {outcome === 'sent' ? <CircleCheck /> : <CirclePause />}
        </span>
        <p>
          <strong>{messages[outcome]}</strong>
        </p>
        <p>{outcome === 'sent' ? messages.sentTo(names) : messages.heldFor(names)}</p>
      </div>
    </Dialog>
  );
}

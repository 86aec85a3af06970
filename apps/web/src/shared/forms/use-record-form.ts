import { type FieldError, ProblemError } from '@libretto/api-client/problem';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChanged, isDeleted } from '../records/seen-version.ts';
import { type CheckedFormOptions, type RefusedField, useCheckedForm } from './use-checked-form.ts';
import { useSave } from './use-save.ts';

export type { FieldBinding, RefusedField } from './use-checked-form.ts';

export interface RecordFormOptions<Values, Saved> extends Omit<CheckedFormOptions<Values>, 'onSubmit'> {
  /** The version of the record that the form begins with, where the server can be told; later ones are not looked at. */
  version?: string | undefined;
  /** Sends it to the server, with the version that it may write over. */
  save: (values: Values, seen: string | undefined) => Promise<Saved>;
  /** Gets what the server answered. */
  onSaved: (saved: Saved) => void;
  /** After a failure, to read anew what the server holds. */
  onFailed?: ((error: unknown) => void) | undefined;
  /** Which field a refusal of the server belongs to; the general words are shown for the others. */
  refused?: ((error: FieldError) => RefusedField | undefined) | undefined;
  /** The question before saving, for records that have one of their own. */
  question?: string | undefined;
  /** What is said afterwards, for records that have words of their own. */
  done?: string | null | undefined;
  failed?: ((error: unknown) => string | undefined) | undefined;
  /** Added to the question before saving. */
  detail?: ((values: Values) => ReactNode) | undefined;
}

/** What was sent before, and got no answer, was saved after all; since then it was changed in the form. */
const hasArrived = (error: unknown) => error instanceof ProblemError && error.code === 'key-used';

/** A form of a record: a checked form that is saved after the usual question. */
export function useRecordForm<Values, Saved = unknown>(options: RecordFormOptions<Values, Saved>) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState(options.version);
  /** The question that the next press of the button asks. */
  const [lastWord, setLastWord] = useState<string>();
  const { saving, failure, save } = useSave();
  const { refuse, unseen, ...checked } = useCheckedForm({
    initial: options.initial,
    schema: options.schema,
    onSubmit: send,
  });

  async function send(values: Values) {
    let answer!: Saved;
    const work = async () => {
      answer = await options.save(values, seen);
    };
    const saved = await save(work, {
      question: lastWord ?? options.question,
      done: options.done,
      failed: (error) => (isDeleted(error) ? t('save.deleted') : (overtaken(error)?.text ?? options.failed?.(error))),
      detail: options.detail?.(values),
      onFailure: (error) => {
        options.onFailed?.(error);
        // Whoever has been told may have the last word.
        const told = overtaken(error);
        if (told) {
          setSeen(undefined);
          setLastWord(told.question);
        }
        return showRefused(error);
      },
    });
    if (saved) options.onSaved(answer);
  }

  /** What to tell, and to ask the next time, when the record is not as the form thinks. */
  function overtaken(error: unknown) {
    if (hasArrived(error) && options.version === undefined) return t('save.arrived', { returnObjects: true });
    return isChanged(error) || hasArrived(error) ? { text: t('save.changed'), question: t('save.replace') } : undefined;
  }

  /** True when every part of the refusal found its field. */
  function showRefused(error: unknown): boolean {
    if (!(error instanceof ProblemError) || error.errors.length === 0) return false;
    const known = error.errors.map((field) => options.refused?.(field));
    const shown = known.filter((field) => field !== undefined);
    refuse(shown);
    return shown.length === known.length;
  }

  const hidden = unseen === undefined ? undefined : t('save.unseen', { problem: unseen });
  return { ...checked, saving, failure: failure ?? hidden };
}

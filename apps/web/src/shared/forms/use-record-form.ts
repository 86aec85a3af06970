import { type FieldError, ProblemError } from '@libretto/api-client/problem';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChanged, isDeleted } from '../records/seen-version.ts';
import { type CheckedFormOptions, type RefusedField, useCheckedForm } from './use-checked-form.ts';
import { useSave } from './use-save.ts';

export type { FieldBinding, RefusedField } from './use-checked-form.ts';

export interface RecordFormOptions<Values, Saved> extends Omit<CheckedFormOptions<Values>, 'onSubmit'> {
  /** Version of the record when the form was opened, if the operation supports it; later values are ignored. */
  version?: string | undefined;
  /** Sends the values with the version that may be overwritten. */
  save: (values: Values, seen: string | undefined) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Called after a failure, to refetch the record. */
  onFailed?: ((error: unknown) => void) | undefined;
  /** Maps an error of the server to its field; unmapped errors are shown as a general message. */
  refused?: ((error: FieldError) => RefusedField | undefined) | undefined;
  /** Overrides the question before saving. */
  question?: string | undefined;
  /** Overrides the success message. */
  done?: string | null | undefined;
  failed?: ((error: unknown) => string | undefined) | undefined;
  /** Added to the question before saving. */
  detail?: ((values: Values) => ReactNode) | undefined;
}

/** An earlier request without a response was saved after all, and the form has changed since. */
const hasArrived = (error: unknown) => error instanceof ProblemError && error.code === 'key-used';

/** Form of a record that asks for confirmation before saving. */
export function useRecordForm<Values, Saved = unknown>(options: RecordFormOptions<Values, Saved>) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState(options.version);
  /** Question for the next submit. */
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
        // The user has been told of the conflict and may overwrite.
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

  /** Returns the message and the next question if the record has changed on the server. */
  function overtaken(error: unknown) {
    if (hasArrived(error) && options.version === undefined) return t('save.arrived', { returnObjects: true });
    return isChanged(error) || hasArrived(error) ? { text: t('save.changed'), question: t('save.replace') } : undefined;
  }

  /** Returns true if every error was mapped to a field. */
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

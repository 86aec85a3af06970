import { type FieldError, ProblemError } from '@libretto/api-client/problem';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChanged, isDeleted } from '../records/versions.ts';
import { type CheckedFormOptions, type RefusedField, useCheckedForm } from './use-checked-form.ts';
import { useSave } from './use-save.ts';

export type { FieldBinding, RefusedField } from './use-checked-form.ts';

export interface RecordFormOptions<Values, Saved> extends Omit<CheckedFormOptions<Values>, 'onSubmit'> {
  /** Version of the record when the form was opened, if the operation supports it; later values are ignored. */
  version?: string | undefined;
  /** Sends the values with the version that may be overwritten. */
  save: (values: Values, ifMatch: string | undefined) => Promise<Saved>;
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
const wasAlreadySaved = (error: unknown) => error instanceof ProblemError && error.code === 'key-used';

/** Form of a record that asks for confirmation before saving. */
export function useRecordForm<Values, Saved = unknown>(options: RecordFormOptions<Values, Saved>) {
  const { t } = useTranslation();
  const [ifMatch, setIfMatch] = useState(options.version);
  /** Question for the next submit. */
  const [nextQuestion, setNextQuestion] = useState<string>();
  const { saving, failure, save } = useSave();
  const { refuse, unmappedError, ...checked } = useCheckedForm({
    initial: options.initial,
    schema: options.schema,
    onSubmit: send,
  });

  async function send(values: Values) {
    let answer!: Saved;
    const work = async () => {
      answer = await options.save(values, ifMatch);
    };
    const saved = await save(work, {
      question: nextQuestion ?? options.question,
      done: options.done,
      failed: (error) =>
        isDeleted(error) ? t('save.deleted') : (describeConflict(error)?.text ?? options.failed?.(error)),
      detail: options.detail?.(values),
      onFailure: (error) => {
        options.onFailed?.(error);
        // The user has been told of the conflict and may overwrite.
        const conflict = describeConflict(error);
        if (conflict) {
          setIfMatch(undefined);
          setNextQuestion(conflict.question);
        }
        return showFieldErrors(error);
      },
    });
    if (saved) options.onSaved(answer);
  }

  /** Returns the message and the next question if the record has changed on the server. */
  function describeConflict(error: unknown) {
    if (wasAlreadySaved(error) && options.version === undefined) return t('save.arrived', { returnObjects: true });
    return isChanged(error) || wasAlreadySaved(error)
      ? { text: t('save.changed'), question: t('save.replace') }
      : undefined;
  }

  /** Returns true if every error was mapped to a field. */
  function showFieldErrors(error: unknown): boolean {
    if (!(error instanceof ProblemError) || error.errors.length === 0) return false;
    const known = error.errors.map((field) => options.refused?.(field));
    const shown = known.filter((field) => field !== undefined);
    refuse(shown);
    return shown.length === known.length;
  }

  const hidden = unmappedError === undefined ? undefined : t('save.unseen', { problem: unmappedError });
  return { ...checked, saving, failure: failure ?? hidden };
}

import { type FieldError, ProblemError } from '@libretto/api-client/problem';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelChange } from '../records/level-change.ts';
import { isChanged, isDeleted } from '../records/versions.ts';
import { type CheckedFormOptions, type RefusedField, useCheckedForm } from './use-checked-form.ts';
import { useSave } from './use-save.ts';

export type { FieldBinding, RefusedField } from './use-checked-form.ts';

export interface RecordFormOptions<Values, Saved> extends Omit<CheckedFormOptions<Values>, 'onSubmit'> {
  /** Version of the record when the form was opened, if the operation supports it; later values are ignored. */
  version?: string | undefined;
  save: (values: Values, ifMatch: string | undefined) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  onFailed?: ((error: unknown) => void) | undefined;
  /** Maps an error of the server to its field; unmapped errors are shown as a general message. */
  refused?: ((error: FieldError) => RefusedField | undefined) | undefined;
  /** Null if the form itself is the question. */
  question?: string | ((values: Values) => string) | null | undefined;
  done?: string | null | undefined;
  failed?: ((error: unknown) => string | undefined) | undefined;
  detail?: ((values: Values) => ReactNode) | undefined;
}

const levelField = 'id_livello_confidenzialita';

/** An earlier request without a response was saved after all, and the form has changed since. */
const wasAlreadySaved = (error: unknown) => error instanceof ProblemError && error.code === 'key-used';

export function useRecordForm<Values, Saved = unknown>(options: RecordFormOptions<Values, Saved>) {
  const { t } = useTranslation();
  const [ifMatch, setIfMatch] = useState(options.version);
  const [nextQuestion, setNextQuestion] = useState<string>();
  const { saving, failure, save } = useSave();
  const { refuse, unmappedError, ...checked } = useCheckedForm({
    initial: options.initial,
    schema: options.schema,
    onSubmit: send,
  });

  async function send(entered: Values) {
    let values = entered;
    let answer!: Saved;
    const work = async () => {
      answer = await options.save(values, ifMatch);
    };
    const detail = options.detail?.(entered);
    // Not every form sends a level: where it has no field, a choice would be lost.
    const hasLevel = Object.hasOwn(Object(entered), levelField);
    function changeLevel(level: number) {
      values = { ...values, [levelField]: level };
      checked.form.setFieldValue(levelField, level as never);
    }
    const saved = await save(work, {
      question: nextQuestion ?? (typeof options.question === 'function' ? options.question(values) : options.question),
      done: options.done,
      failed: (error) =>
        isDeleted(error) ? t('save.deleted') : (describeConflict(error)?.text ?? options.failed?.(error)),
      detail: detail && (
        <LevelChange.Provider value={hasLevel ? changeLevel : undefined}>{detail}</LevelChange.Provider>
      ),
      onFailure: (error) => {
        options.onFailed?.(error);
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

  function describeConflict(error: unknown) {
    if (wasAlreadySaved(error) && options.version === undefined) return t('save.arrived', { returnObjects: true });
    return isChanged(error) || wasAlreadySaved(error)
      ? { text: t('save.changed'), question: t('save.replace') }
      : undefined;
  }

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

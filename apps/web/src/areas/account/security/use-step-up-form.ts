import { ProblemError } from '@libretto/api-client/problem';
import type { StandardSchemaV1 } from '@tanstack/react-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RefusedField, useCheckedForm } from '../../../shared/forms/use-checked-form.ts';

interface StepUpOptions<Values> {
  initial: Values;
  schema: StandardSchemaV1<Values, unknown>;
  change: (values: Values) => Promise<void>;
  /** Maps refusals other than a wrong password to a field or to a message above the form. */
  mapProblem?: (problem: ProblemError) => RefusedField | string | undefined;
}

export function useStepUpForm<Values>({ initial, schema, change, mapProblem }: StepUpOptions<Values>) {
  const { t } = useTranslation('account');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { refuse, ...checked } = useCheckedForm({ initial, schema, onSubmit });

  async function onSubmit(values: Values): Promise<void> {
    setFailure(undefined);
    setSaving(true);
    try {
      await change(values);
    } catch (error) {
      handleError(error);
    } finally {
      setSaving(false);
    }
  }

  function handleError(error: unknown): void {
    const problem = error instanceof ProblemError ? error : undefined;
    const mapped = problem && mapProblem?.(problem);
    const wrong = problem?.errors.some(({ path, code }) => path === '/password' && code === 'wrong');
    if (typeof mapped === 'object') refuse([mapped]);
    else if (mapped !== undefined) setFailure(mapped);
    else if (wrong) refuse([{ name: 'password', text: t('security.wrongPassword') }]);
    else {
      console.warn('The second factor could not be changed', error);
      setFailure(t(problem?.status === 429 ? 'security.tooMany' : 'security.failed'));
    }
  }

  return { ...checked, saving, failure, setFailure };
}

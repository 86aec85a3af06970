import { ProblemError } from '@libretto/api-client/problem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefusedField } from '../../../shared/forms/use-checked-form.ts';

/** What was refused, and what to say of it beside which field. */
type Known = (problem: ProblemError) => RefusedField | string | undefined;

interface StepUpOptions {
  refuse: (fields: readonly RefusedField[]) => void;
  /** What else than a wrong password this change may be refused for: beside a field, or above the form. */
  known?: Known;
}

/** Sends a change that the password is asked for, and puts what goes wrong into words. */
export function useStepUp() {
  const { t } = useTranslation('account');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(work: () => Promise<void>, { refuse, known }: StepUpOptions): Promise<void> {
    setFailure(undefined);
    setSaving(true);
    try {
      await work();
    } catch (error) {
      const problem = error instanceof ProblemError ? error : undefined;
      const told = problem && known?.(problem);
      if (typeof told === 'object') refuse([told]);
      else if (told !== undefined) setFailure(told);
      else if (problem?.errors.some(({ path, code }) => path === '/password' && code === 'wrong'))
        refuse([{ name: 'password', text: t('security.wrongPassword') }]);
      else {
        console.warn('The second factor could not be changed', error);
        setFailure(t(problem?.status === 429 ? 'security.tooMany' : 'security.failed'));
      }
    } finally {
      setSaving(false);
    }
  }

  return { saving, failure, setFailure, send };
}

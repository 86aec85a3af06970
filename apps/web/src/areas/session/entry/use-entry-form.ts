import type { StandardSchemaV1 } from '@tanstack/react-form';
import { type RefusedField, useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import { useSending } from './use-sending.ts';

interface EntryFormOptions<Values, Answer> {
  initial: Values;
  schema: StandardSchemaV1<Values, unknown>;
  send: (values: Values) => Promise<Answer>;
  onSent: (values: Values, answer: Answer) => void;
  refused: (error: unknown) => RefusedField[];
}

export function useEntryForm<Values, Answer>(options: EntryFormOptions<Values, Answer>) {
  const { initial, schema, send, onSent, refused } = options;
  const { sending, failure, send: begin } = useSending();
  const { refuse, ...checked } = useCheckedForm({ initial, schema, onSubmit });

  async function onSubmit(values: Values) {
    let hasSent: (() => void) | undefined;
    await begin(
      async () => {
        const answer = await send(values);
        hasSent = () => onSent(values, answer);
      },
      (error) => {
        const fields = refused(error);
        if (fields.length > 0) refuse(fields);
        return fields.length > 0;
      },
    );
    hasSent?.();
  }

  return { ...checked, sending, failure };
}

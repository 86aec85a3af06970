import type { StandardSchemaV1 } from '@tanstack/react-form';
import { type RefusedField, useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import { useSending } from './use-sending.ts';

interface EntryFormOptions<Values> {
  initial: Values;
  schema: StandardSchemaV1<Values, unknown>;
  send: (values: Values) => Promise<unknown>;
  onSent: (values: Values) => void;
  /** Which fields a refusal belongs to; none when it belongs to the form as a whole. */
  refused: (error: unknown) => RefusedField[];
}

/** A form before signing in: checked, sent without a question, and everything typed stays when it is refused. */
export function useEntryForm<Values>({ initial, schema, send, onSent, refused }: EntryFormOptions<Values>) {
  const { sending, failure, send: begin } = useSending();
  const { refuse, ...checked } = useCheckedForm({ initial, schema, onSubmit });

  async function onSubmit(values: Values) {
    const sent = await begin(
      () => send(values),
      (error) => {
        const fields = refused(error);
        if (fields.length > 0) refuse(fields);
        return fields.length > 0;
      },
    );
    if (sent) onSent(values);
  }

  return { ...checked, sending, failure };
}

import { revalidateLogic, type StandardSchemaV1, useForm } from '@tanstack/react-form';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface RefusedField {
  name: string;
  text: string;
}

export interface CheckedFormOptions<Values> {
  initial: Values;
  schema: StandardSchemaV1<Values, unknown>;
  onSubmit: (values: Values) => Promise<void>;
}

interface FieldLike<Value> {
  name: string;
  state: { value: Value; meta: { errors: readonly unknown[] } };
  handleChange: (value: Value) => void;
}

export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
}

function toText(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : undefined;
}

/** Returns the first problem, including problems of fields that are not rendered. */
async function firstProblem<Values>(schema: StandardSchemaV1<Values, unknown>, values: Values) {
  const { issues } = await schema['~standard'].validate(values);
  return issues?.[0]?.message;
}

const invalid = ':is(input, select, textarea)[aria-invalid="true"]';

/** Form that validates on submit and then on every change, by its schema and by the errors of the server. */
export function useCheckedForm<Values>(options: CheckedFormOptions<Values>) {
  const { schema, onSubmit: send } = options;
  const [initial] = useState(options.initial);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusalCount, setRefusalCount] = useState(0);
  const [unmappedError, setUnmappedError] = useState<string>();
  const element = useRef<HTMLFormElement>(null);

  const form = useForm({
    defaultValues: initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => {
      setFieldErrors({});
      setUnmappedError(undefined);
      return send(value);
    },
    onSubmitInvalid: () => setRefusalCount((before) => before + 1),
  });

  // Focuses the first invalid field; a problem of a field that is not rendered is reported separately.
  const focusFirstInvalid = useEffectEvent(async () => {
    const fields = [...(element.current?.querySelectorAll<HTMLElement>(invalid) ?? [])];
    const seen = fields.find((field) => field.checkVisibility?.() !== false);
    seen?.focus();
    setUnmappedError(
      seen ? undefined : (Object.values(fieldErrors)[0] ?? (await firstProblem(schema, form.state.values))),
    );
  });
  useEffect(() => {
    if (refusalCount > 0) void focusFirstInvalid();
  }, [refusalCount]);

  function setServerErrors(fields: readonly RefusedField[]) {
    setFieldErrors(Object.fromEntries(fields.map(({ name, text }) => [name, text])));
    setRefusalCount((before) => before + 1);
  }

  function bind<Value>(field: FieldLike<Value>): FieldBinding<Value> {
    return {
      name: field.name,
      value: field.state.value,
      onChange: (value) => {
        setUnmappedError(undefined);
        // The same object without an error to clear, or each keystroke would render the whole form.
        setFieldErrors((errors) => {
          const { [field.name]: refused, ...others } = errors;
          return refused === undefined ? errors : others;
        });
        field.handleChange(value);
      },
      error: fieldErrors[field.name] ?? toText(field.state.meta.errors[0]),
    };
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles the event through the portal to the form of the page.
    event.stopPropagation();
    void form.handleSubmit();
  }

  return {
    form,
    bind,
    unmappedError,
    refuse: setServerErrors,
    formProps: { ref: element, onSubmit, noValidate: true },
  };
}

import { type FieldError, ProblemError } from '@libretto/api-client/problem';
import { revalidateLogic, type StandardSchemaV1, useForm, useStore } from '@tanstack/react-form';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSave } from './use-save.ts';

/** A field of the form and what is wrong with it. */
export interface RefusedField {
  name: string;
  text: string;
}

export interface RecordFormOptions<Values> {
  /** What the fields hold when the form opens; later ones are not looked at, so nothing typed is overwritten. */
  initial: Values;
  schema: StandardSchemaV1<Values, unknown>;
  /** Sends it to the server. */
  save: (values: Values) => Promise<unknown>;
  onSaved: () => void;
  /** After a failure, to read anew what the server holds. */
  onFailed?: ((error: unknown) => void) | undefined;
  /** Which field a refusal of the server belongs to; the general words are shown for the others. */
  refused?: ((error: FieldError) => RefusedField | undefined) | undefined;
  /** Added to the question before saving. */
  detail?: ((values: Values) => ReactNode) | undefined;
}

interface FieldLike<Value> {
  name: string;
  state: { value: Value; meta: { errors: readonly unknown[] } };
  handleChange: (value: Value) => void;
  handleBlur: () => void;
}

export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
}

function textOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : undefined;
}

const invalid = ':is(input, select, textarea)[aria-invalid="true"]';

/** A form of a record: checked when it is sent and then with every key, saved after the usual question. */
export function useRecordForm<Values>(options: RecordFormOptions<Values>) {
  const { schema } = options;
  const [initial] = useState(options.initial);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [refusedTimes, setRefusedTimes] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const { saving, failure, save } = useSave();

  const form = useForm({
    defaultValues: initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => send(value),
    onSubmitInvalid: () => setRefusedTimes((before) => before + 1),
  });
  const dirty = useStore(form.store, (state) => !state.isDefaultValue);

  // What is wrong is where one goes on.
  useEffect(() => {
    if (refusedTimes > 0) element.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [refusedTimes]);

  async function send(values: Values) {
    setRefusals({});
    const saved = await save(() => options.save(values), {
      detail: options.detail?.(values),
      onFailure: (error) => {
        options.onFailed?.(error);
        return showRefused(error);
      },
    });
    if (saved) options.onSaved();
  }

  /** True when every part of the refusal found its field. */
  function showRefused(error: unknown): boolean {
    if (!(error instanceof ProblemError) || error.errors.length === 0) return false;
    const known = error.errors.map((field) => options.refused?.(field));
    const shown = known.filter((field) => field !== undefined);
    setRefusals(Object.fromEntries(shown.map(({ name, text }) => [name, text])));
    setRefusedTimes((before) => before + 1);
    return shown.length === known.length;
  }

  /** What a field of the design system takes. */
  function bind<Value>(field: FieldLike<Value>): FieldBinding<Value> {
    return {
      name: field.name,
      value: field.state.value,
      onChange: (value) => {
        setRefusals(({ [field.name]: _refused, ...others }) => others);
        field.handleChange(value);
      },
      onBlur: field.handleBlur,
      error: refusals[field.name] ?? textOf(field.state.meta.errors[0]),
    };
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form inside a dialog is a child of the page's form for React, though not for the browser.
    event.stopPropagation();
    void form.handleSubmit();
  }

  return { form, bind, dirty, saving, failure, formProps: { ref: element, onSubmit, noValidate: true } };
}

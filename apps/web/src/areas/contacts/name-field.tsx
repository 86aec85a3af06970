import { TextField, type TextFieldProps } from '@libretto/design-system/text-field';
import { useLayoutEffect, useRef } from 'react';
import { capitaliseWords } from './capitalise.ts';

/** A name, with the capitals put in while it is typed. */
export function NameField({ onChange, ...props }: Omit<TextFieldProps, 'ref'>) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // What is written differs from what was typed, so the browser would put the caret at the end.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <TextField
      {...props}
      ref={input}
      autoCapitalize="words"
      onChange={(text) => {
        caret.current = input.current?.selectionStart ?? null;
        onChange(capitaliseWords(text));
      }}
    />
  );
}

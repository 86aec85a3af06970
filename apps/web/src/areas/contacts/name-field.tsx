import { TextField, type TextFieldProps } from '@libretto/design-system/text-field';
import { useLayoutEffect, useRef } from 'react';
import { capitaliseWords } from './capitalise.ts';

export function NameField({ onChange, ...props }: Omit<TextFieldProps, 'ref'>) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // React moves the caret to the end when the value differs from what was typed.
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

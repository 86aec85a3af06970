import { type ReactNode, useState } from 'react';

interface HeldProps<Value> {
  initial: Value;
  onChange?: ((value: Value) => void) | undefined;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

export function Controlled<Value>({ initial, onChange, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}

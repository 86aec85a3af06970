import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref of what receives the focus when a step begins: the control that led to it is gone. */
export function useFirstFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}

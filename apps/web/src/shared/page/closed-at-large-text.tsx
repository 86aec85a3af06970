import type { ReactNode } from 'react';
import { ClosedPart } from './closed-part.tsx';
import { useLargeTextOnPhone } from './use-large-text-on-phone.ts';

interface ClosedAtLargeTextProps {
  heading: ReactNode;
  children: ReactNode;
}

/** Closed where enlarged text would make screens of it. */
export function ClosedAtLargeText(props: ClosedAtLargeTextProps) {
  return <ClosedPart {...props} closed={useLargeTextOnPhone()} />;
}

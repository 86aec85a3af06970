import type { ReactNode } from 'react';

/** The width of a form column, for stories of fields. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div style={{ maxInlineSize: '28rem' }}>{children}</div>;
}

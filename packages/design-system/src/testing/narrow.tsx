import type { ReactNode } from 'react';

export function Narrow({ children }: { children: ReactNode }) {
  return <div style={{ maxInlineSize: '28rem' }}>{children}</div>;
}

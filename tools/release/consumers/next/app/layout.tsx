import '@libretto/design-system/styles.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = { title: 'Libretto, elsewhere', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="it" data-theme="light">
      <body>{children}</body>
    </html>
  );
}

import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface BackLinkProps {
  to: NonNullable<LinkProps['to']>;
  /** Element of that page to show. */
  hash?: string;
  children: ReactNode;
}

/** Link to the page above, which is not the current page although its address begins the current one. */
export function BackLink({ to, hash, children }: BackLinkProps) {
  return (
    <Link to={to} {...(hash !== undefined && { hash })} activeOptions={{ exact: true }}>
      {children}
    </Link>
  );
}

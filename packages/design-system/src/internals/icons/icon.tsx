import type { ReactNode, SVGProps } from 'react';
import { classNames } from '../class-names.ts';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> {
  /** Width and height in pixels; stylesheets usually set another size. */
  size?: number | undefined;
}

interface Shapes {
  paths: readonly string[];
  /** Shapes other than paths. */
  children?: ReactNode;
}

// The drawings are those of Lucide (LICENSE-ICONS). Copied, because the library takes 52 MB in node_modules.
export function Icon({ paths, children, size = 24, className, ...rest }: IconProps & Shapes) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('lucide', className)}
      aria-hidden="true"
      {...rest}
    >
      {children}
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

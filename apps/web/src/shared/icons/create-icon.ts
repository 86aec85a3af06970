import { createElement, type ReactNode, type SVGAttributes } from 'react';

interface IconData {
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGAttributes<SVGSVGElement> {
  size?: number | string | undefined;
  children?: ReactNode;
}

/**
 * Draws an icon of lucide-react. The build puts it in place of the library's own `createLucideIcon`, whose options we do
 * not use: two kilobytes that every page would load.
 */
export default function createIcon({ node }: IconData) {
  const drawing = node.map(([element, attributes]) => createElement(element, attributes));
  function Icon({ size = 24, children, ...attributes }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // The words beside an icon say what it shows.
        'aria-hidden': true,
        ...attributes,
      },
      drawing,
      children,
    );
  }
  return Icon;
}

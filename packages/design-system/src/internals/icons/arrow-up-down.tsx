import { Icon, type IconProps } from './icon.tsx';

export const ArrowUpDown = (props: IconProps) => (
  <Icon {...props} paths={['m21 16-4 4-4-4', 'M17 20V4', 'm3 8 4-4 4 4', 'M7 4v16']} />
);

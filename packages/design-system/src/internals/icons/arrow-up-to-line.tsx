import { Icon, type IconProps } from './icon.tsx';

export const ArrowUpToLine = (props: IconProps) => (
  <Icon {...props} paths={['M5 3h14', 'm18 13-6-6-6 6', 'M12 7v14']} />
);

import { Icon, type IconProps } from './icon.tsx';

export const Maximize2 = (props: IconProps) => (
  <Icon {...props} paths={['M15 3h6v6', 'm21 3-7 7', 'm3 21 7-7', 'M9 21H3v-6']} />
);

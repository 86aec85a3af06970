import { Icon, type IconProps } from './icon.tsx';

export const EllipsisVertical = (props: IconProps) => (
  <Icon {...props} paths={[]}>
    <circle cx="12" cy="12" r="1" />
    <circle cx="12" cy="5" r="1" />
    <circle cx="12" cy="19" r="1" />
  </Icon>
);

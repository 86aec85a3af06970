import { Icon, type IconProps } from './icon.tsx';

export const LockOpen = (props: IconProps) => (
  <Icon {...props} paths={['M7 11V7a5 5 0 0 1 9.9-1']}>
    <rect width="18" height="11" x="3" y="11" rx="2" ry="2" />
  </Icon>
);

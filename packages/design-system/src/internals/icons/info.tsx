import { Icon, type IconProps } from './icon.tsx';

export const Info = (props: IconProps) => (
  <Icon {...props} paths={['M12 16v-4', 'M12 8h.01']}>
    <circle cx="12" cy="12" r="10" />
  </Icon>
);

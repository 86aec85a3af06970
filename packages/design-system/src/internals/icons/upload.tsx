import { Icon, type IconProps } from './icon.tsx';

export const Upload = (props: IconProps) => (
  <Icon {...props} paths={['M12 3v12', 'm17 8-5-5-5 5', 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4']} />
);

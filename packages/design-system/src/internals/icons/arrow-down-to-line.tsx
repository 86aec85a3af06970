import { Icon, type IconProps } from './icon.tsx';

export const ArrowDownToLine = (props: IconProps) => (
  <Icon {...props} paths={['M12 17V3', 'm6 11 6 6 6-6', 'M19 21H5']} />
);

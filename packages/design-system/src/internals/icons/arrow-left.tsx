import { Icon, type IconProps } from './icon.tsx';

export const ArrowLeft = (props: IconProps) => <Icon {...props} paths={['m12 19-7-7 7-7', 'M19 12H5']} />;

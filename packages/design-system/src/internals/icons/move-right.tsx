import { Icon, type IconProps } from './icon.tsx';

export const MoveRight = (props: IconProps) => <Icon {...props} paths={['M18 8L22 12L18 16', 'M2 12H22']} />;

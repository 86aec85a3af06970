import { Icon, type IconProps } from './icon.tsx';

export const ArrowRight = (props: IconProps) => <Icon {...props} paths={['M5 12h14', 'm12 5 7 7-7 7']} />;

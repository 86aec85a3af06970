import { Icon, type IconProps } from './icon.tsx';

export const ChevronDown = (props: IconProps) => <Icon {...props} paths={['m6 9 6 6 6-6']} />;

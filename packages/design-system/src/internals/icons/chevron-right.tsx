import { Icon, type IconProps } from './icon.tsx';

export const ChevronRight = (props: IconProps) => <Icon {...props} paths={['m9 18 6-6-6-6']} />;

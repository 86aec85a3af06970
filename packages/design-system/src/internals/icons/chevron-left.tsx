import { Icon, type IconProps } from './icon.tsx';

export const ChevronLeft = (props: IconProps) => <Icon {...props} paths={['m15 18-6-6 6-6']} />;

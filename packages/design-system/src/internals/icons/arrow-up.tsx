import { Icon, type IconProps } from './icon.tsx';

export const ArrowUp = (props: IconProps) => <Icon {...props} paths={['m5 12 7-7 7 7', 'M12 19V5']} />;

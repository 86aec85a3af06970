import { Icon, type IconProps } from './icon.tsx';

export const ArrowDown = (props: IconProps) => <Icon {...props} paths={['M12 5v14', 'm19 12-7 7-7-7']} />;

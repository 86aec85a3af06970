import { Icon, type IconProps } from './icon.tsx';

export const Plus = (props: IconProps) => <Icon {...props} paths={['M5 12h14', 'M12 5v14']} />;

import { Icon, type IconProps } from './icon.tsx';

export const Check = (props: IconProps) => <Icon {...props} paths={['M20 6 9 17l-5-5']} />;

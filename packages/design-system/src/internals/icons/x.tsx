import { Icon, type IconProps } from './icon.tsx';

export const X = (props: IconProps) => <Icon {...props} paths={['M18 6 6 18', 'm6 6 12 12']} />;

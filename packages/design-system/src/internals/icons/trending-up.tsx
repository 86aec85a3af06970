import { Icon, type IconProps } from './icon.tsx';

export const TrendingUp = (props: IconProps) => <Icon {...props} paths={['M16 7h6v6', 'm22 7-8.5 8.5-5-5L2 17']} />;

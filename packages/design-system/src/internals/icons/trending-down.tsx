import { Icon, type IconProps } from './icon.tsx';

export const TrendingDown = (props: IconProps) => <Icon {...props} paths={['M16 17h6v-6', 'm22 17-8.5-8.5-5 5L2 7']} />;

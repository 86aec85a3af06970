import { Icon, type IconProps } from './icon.tsx';

export const CircleQuestionMark = (props: IconProps) => (
  <Icon {...props} paths={['M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5', 'M12 17h.01']}>
    <circle cx="12" cy="12" r="10" />
  </Icon>
);

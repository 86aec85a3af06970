import { Icon, type IconProps } from './icon.tsx';

export const CalendarDays = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M8 2v3',
      'M16 2v3',
      'M3 9h18',
      'M8 13h.01',
      'M12 13h.01',
      'M16 13h.01',
      'M8 17h.01',
      'M12 17h.01',
      'M16 17h.01',
    ]}
  >
    <rect x="3" y="3" width="18" height="18" rx="2" />
  </Icon>
);

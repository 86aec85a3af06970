export { getInitials } from './initials.ts';
export { type PersonColor, PersonMark, type PersonMarkProps } from './person-mark.tsx';

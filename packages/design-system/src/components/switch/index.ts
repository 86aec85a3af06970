export { switchMessages } from './switch.messages.ts';
export { Switch, type SwitchProps } from './switch.tsx';

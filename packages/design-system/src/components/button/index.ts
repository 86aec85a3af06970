export { button as buttonClass } from './button.css.ts';
export { buttonMessages } from './button.messages.ts';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button.tsx';

export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button.tsx';
export { button as buttonClass } from './button-look.ts';

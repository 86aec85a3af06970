export { button as buttonClass } from './button.css.ts';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button.tsx';

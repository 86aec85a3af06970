export { stepperMessages } from './stepper.messages.ts';
export { Stepper, type StepperActions, type StepperProps } from './stepper.tsx';
export type { StepItem } from './types.ts';

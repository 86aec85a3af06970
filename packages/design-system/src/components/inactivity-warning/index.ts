export { inactivityWarningMessages } from './inactivity-warning.messages.ts';
export { InactivityWarning, type InactivityWarningProps } from './inactivity-warning.tsx';

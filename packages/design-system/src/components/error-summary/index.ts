export { errorSummaryMessages } from './error-summary.messages.ts';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './error-summary.tsx';

export { textAreaMessages } from './text-area.messages.ts';
export { TextArea, type TextAreaProps } from './text-area.tsx';

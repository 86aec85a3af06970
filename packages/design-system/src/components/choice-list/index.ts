export { choiceListMessages } from './choice-list.messages.ts';
export { type Choice, ChoiceList, type ChoiceListProps } from './choice-list.tsx';

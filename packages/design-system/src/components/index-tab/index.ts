export { indexTabMessages } from './index-tab.messages.ts';
export { IndexTab, type IndexTabName, type IndexTabProps } from './index-tab.tsx';

export { cardMessages } from './card.messages.ts';
export { Card, type CardProps, type Fact, Facts, type FactsProps } from './card.tsx';

export { cardMessages } from './card.messages.ts';
export { Card, type CardProps, type Fact, Facts } from './card.tsx';

export { ratingFieldMessages } from './rating-field.messages.ts';
export { RatingField, type RatingFieldProps } from './rating-field.tsx';

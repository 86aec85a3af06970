export { tagsFieldMessages } from './tags-field.messages.ts';
export { TagsField, type TagsFieldProps } from './tags-field.tsx';

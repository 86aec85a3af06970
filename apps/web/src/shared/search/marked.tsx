import { Highlight } from '@libretto/design-system/internals/highlight';
import { minInside, toMarkedWords } from './marked-text.ts';

export function Marked({ text, search }: { text: string; search: string }) {
  return <Highlight text={text} query={toMarkedWords(search)} minInside={minInside} />;
}

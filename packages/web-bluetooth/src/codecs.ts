// Every codec, by name and by its own function.
import { DecodeError } from './codecs/bytes.ts';
import { codecs, type Decoded } from './codecs.gen.ts';

export { DecodeError, type DecodeFault } from './codecs/bytes.ts';
export { measured } from './codecs/measured.ts';
export { type Command, encodeRequest, ReplyStream, type Request } from './codecs/viatom-frame.ts';
export * from './codecs.gen.ts';

export type Kind = keyof Decoded;

export const kinds: readonly Kind[] = Object.keys(codecs).filter(isKind);

export function isKind(kind: string): kind is Kind {
  return Object.hasOwn(codecs, kind);
}

/** The value that the bytes stand for, or a DecodeError: whatever the bytes, nothing else. */
export function decode<K extends Kind>(kind: K, bytes: Uint8Array): Decoded[K] {
  if (!isKind(kind)) throw new DecodeError('unknown-kind', kind, 0, `no such codec; there are ${kinds.join(', ')}.`);
  return codecs[kind](bytes);
}

import { DecodeError } from './codecs/bytes.ts';
import { codecs, type Decoded } from './codecs.gen.ts';

export { DecodeError, type DecodeErrorCode, EncodeError } from './codecs/bytes.ts';
export { measured } from './codecs/measured.ts';
export { type Command, encodeRequest, ReplyStream, type Request } from './codecs/viatom-frame.ts';
export * from './codecs.gen.ts';

/** Name of a codec. `decode` takes it, and errors and test vectors name it. */
export type Kind = keyof Decoded;

/** All names of codecs, for validating a name from outside. */
export const kinds: readonly Kind[] = Object.keys(codecs).filter(isKind);

/** Returns true if a codec of this name exists. */
export function isKind(kind: string): kind is Kind {
  return Object.hasOwn(codecs, kind);
}

/** Returns the decoded value or throws a DecodeError; never any other error. */
export function decode<K extends Kind>(kind: K, bytes: Uint8Array): Decoded[K] {
  if (!isKind(kind)) throw new DecodeError('unknown-kind', kind, 0, `no such codec; there are ${kinds.join(', ')}.`);
  return codecs[kind](bytes);
}

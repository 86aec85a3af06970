export * from './session/session.ts';
export { streamOf } from './session/stream.ts';

import type { PreviewedFile } from './previewed-file.ts';

const films = /\.(mp4|m4v|mov|qt|webm|mkv|mpe?g|3gp|3g2|avi)$/i;
const sounds = /\.(mp3|m4[ab]|wav|ogg|oga|opus|flac|aac|amr|aif[fc]?)$/i;

/** Known before the fetch, because media is streamed. The server derives the extension from the detected type. */
export function mediaKind({ name, type }: Pick<PreviewedFile, 'name' | 'type'>): 'audio' | 'video' | undefined {
  if (type?.startsWith('audio/')) return 'audio';
  if (type?.startsWith('video/')) return 'video';
  if (type) return undefined;
  if (sounds.test(name)) return 'audio';
  return films.test(name) ? 'video' : undefined;
}

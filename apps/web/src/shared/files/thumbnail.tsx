import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { api } from '../api/api.ts';
import { FileGlyph } from '../attachments/file-glyph.tsx';
import { type FileKind, guessKind } from '../attachments/file-kinds.ts';
import { isPicture } from './is-picture.ts';
import { createLimit } from './limit.ts';
import * as styles from './thumbnail.css.ts';
import { useNear } from './use-near.ts';
import { useObjectUrl } from './use-object-url.ts';

/** The server decodes older pictures one by one. */
const limit = createLimit(4);

interface FrameProps {
  url: string | undefined;
  name: string;
  alt: string;
  kind?: FileKind | undefined;
  size?: 'row' | 'large' | undefined;
  box?: RefObject<HTMLSpanElement | null>;
}

function Frame({ url, name, alt, kind = guessKind({ name, type: '' }), size = 'row', box }: FrameProps) {
  const [broken, setBroken] = useState<string>();
  const labelled = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span ref={box} className={styles.box} data-size={size} {...labelled}>
      {url !== undefined && url !== broken ? (
        <img src={url} alt="" className={styles.picture} decoding="async" onError={() => setBroken(url)} />
      ) : (
        <FileGlyph type={kind} size="24px" />
      )}
    </span>
  );
}

export interface ThumbnailProps {
  id: number;
  /** Name of the file, by whose ending its type is known. */
  name: string;
  /** Empty where the name stands next to the picture. */
  alt: string;
  /** Chooses the symbol; guessed by the name without it. */
  kind?: FileKind | undefined;
}

/** Small picture of a file of the record, or a symbol of its type. Keeps its place while it loads. */
export function Thumbnail({ id, name, alt, kind }: ThumbnailProps) {
  const box = useRef<HTMLSpanElement>(null);
  const near = useNear(box);
  const { data } = useQuery({
    queryKey: ['thumbnail', id],
    queryFn: ({ signal }) => limit(() => api.call(operations.getThumbnail, { path: { id } }, { signal })),
    enabled: near && isPicture(name),
    // The content of a file never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => count < 2 && !(error instanceof ProblemError && error.status === 404),
  });
  return <Frame url={useObjectUrl(data)} name={name} alt={alt} kind={kind} box={box} />;
}

export interface LocalThumbnailProps {
  file: File;
  alt: string;
}

/** Picture of a file that is not uploaded yet. */
export function LocalThumbnail({ file, alt }: LocalThumbnailProps) {
  const url = useObjectUrl(file.type.startsWith('image/') ? file : undefined);
  return <Frame url={url} name={file.name} alt={alt} size="large" />;
}

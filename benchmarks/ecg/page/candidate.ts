export const width = 700;
export const height = 260;

export interface Recording {
  samples: Int16Array;
  sampleRate: number;
}

/** Adapter of a chart that shows a recording, initially all of it. */
export interface Candidate {
  zoom(factor: number): void;
  pan(pixels: number): void;
  close(): void;
}

export const width = 700;
export const height = 260;

export interface Recording {
  samples: Int16Array;
  sampleRate: number;
}

/** One way of showing a recording, as the measurement sees it: opened with all of it in view. */
export interface Candidate {
  /** So many times as close, around the middle. */
  zoom(factor: number): void;
  /** So many pixels on. */
  pan(pixels: number): void;
  close(): void;
}

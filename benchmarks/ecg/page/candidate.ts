export const width = 700;
export const height = 260;

export interface Recording {
  samples: Int16Array;
  sampleRate: number;
}

export interface Candidate {
  zoom(factor: number): void;
  pan(pixels: number): void;
  close(): void;
}

import { type Candidate, height, type Recording, width } from './candidate.ts';

/** Lower bound: a bar per column of pixels from the minimum to the maximum of its samples. */
export function minmax(host: HTMLElement, { samples }: Recording): Candidate {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  host.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D context');
  let [from, count] = [0, samples.length];
  let waiting = 0;
  const draw = () => {
    waiting = 0;
    context.clearRect(0, 0, width, height);
    context.beginPath();
    const each = count / width;
    for (let column = 0; column < width; column += 1) {
      const end = Math.min(samples.length, Math.floor(from + (column + 1) * each) + 1);
      let [least, most] = [Infinity, -Infinity];
      for (let index = Math.floor(from + column * each); index < end; index += 1) {
        const sample = samples[index] as number;
        if (sample < least) least = sample;
        if (sample > most) most = sample;
      }
      context.rect(column, height / 2 - most / 5, 1, (most - least) / 5 + 1);
    }
    context.fill();
  };
  const later = () => {
    if (waiting === 0) waiting = requestAnimationFrame(draw);
  };
  draw();
  return {
    zoom(factor) {
      from += (count - count / factor) / 2;
      count /= factor;
      later();
    },
    pan(pixels) {
      from = Math.max(0, Math.min(samples.length - count, from + (pixels / width) * count));
      later();
    },
    close: () => canvas.remove(),
  };
}

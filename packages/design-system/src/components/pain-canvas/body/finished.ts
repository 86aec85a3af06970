// Not needed for the first stroke: the lines of the body, and the export to images.
export { toPng } from '../core/png.ts';
export { figures } from './figures.ts';

// What is not needed to take the first pointer in hand: the lines of the body, and pictures of what was drawn on it.
export { toPng } from '../core/png.ts';
export { figures } from './figures.ts';

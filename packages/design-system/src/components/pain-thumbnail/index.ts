export { PainThumbnail, type PainThumbnailProps } from './pain-thumbnail.tsx';

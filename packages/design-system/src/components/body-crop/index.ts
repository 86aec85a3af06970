export { BodyCrop, type BodyCropProps, type BodyPart } from './body-crop.tsx';

// Unpacks the images of a DICOM file away from the page: it may fetch nothing, and gives back numbers.
import { answer } from './answer.ts';
import { unpackScan } from './scan.ts';

answer(unpackScan);

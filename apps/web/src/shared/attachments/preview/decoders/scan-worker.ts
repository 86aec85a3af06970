import { decodeScan } from './scan.ts';
import { serveDecoder } from './serve-decoder.ts';

serveDecoder(decodeScan);

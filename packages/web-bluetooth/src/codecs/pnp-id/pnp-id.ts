import { Cursor } from '../bytes.ts';

export interface PnpId {
  /** Assigner of `vendorId`: 1 Bluetooth SIG, 2 USB Implementers Forum. */
  vendorIdSource: number;
  vendorId: number;
  productId: number;
  productVersion: number;
}

/** GATT PnP ID, characteristic 0x2A50. */
export function decodePnpId(bytes: Uint8Array): PnpId {
  const cursor = new Cursor('pnp_id', bytes);
  return {
    vendorIdSource: cursor.uint8(),
    vendorId: cursor.uint16(),
    productId: cursor.uint16(),
    productVersion: cursor.uint16(),
  };
}

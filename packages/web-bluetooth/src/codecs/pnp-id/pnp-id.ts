import { Cursor } from '../bytes.ts';

/** Vendor and product of a device, for recognising models. */
export interface PnpId {
  /** Assigner of `vendorId`: 1 Bluetooth SIG, 2 USB Implementers Forum. */
  vendorIdSource: number;
  /** Number of the vendor in the list of `vendorIdSource`. */
  vendorId: number;
  /** Number of the product, assigned by the vendor. */
  productId: number;
  /** Binary-coded decimal: 0x0213 is version 2.1.3. */
  productVersion: number;
}

/** Decodes the GATT PnP ID, characteristic 0x2A50. */
export function decodePnpId(bytes: Uint8Array): PnpId {
  const cursor = new Cursor('pnp_id', bytes);
  return {
    vendorIdSource: cursor.uint8(),
    vendorId: cursor.uint16(),
    productId: cursor.uint16(),
    productVersion: cursor.uint16(),
  };
}

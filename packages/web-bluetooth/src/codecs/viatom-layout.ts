/** 55, status, ~status, block (16 bits), length (16 bits), data, checksum. */
export const frame = { start: 0x55, header: 7, around: 8 } as const;

import { encode } from 'uqr';

/** A QR code as a drawing: dark squares of one unit, in a square of `size` units including the quiet zone. */
export interface QrCode {
  size: number;
  path: string;
}

/** The quiet zone in units; the QR standard requires four. */
const quietUnits = 4;

/** EPC069-12 requires error correction level M, and at most version 13. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, maxVersion: 13, border: 0 });
  const runs: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start) runs.push(`M${start + quietUnits} ${y + quietUnits}h${x - start}v1h-${x - start}z`);
    }
  });
  return { size: size + 2 * quietUnits, path: runs.join('') };
}

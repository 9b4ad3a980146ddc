import { createHash } from 'node:crypto';
import { packQuickly, packSmall, unpackPage, type Encoding } from './page-encoding.ts';

export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  /** The hash of the body, without quotes; the ETag of an encoded body ends with the encoding's name. */
  readonly hash: string;
  /** The body; synchronous if this encoding is cached. */
  body(encoding: Encoding): Buffer | Promise<Buffer>;
}

export interface PackedPage extends CachedPage {
  /** Bytes of all cached encodings together. */
  readonly bytes: number;
  /** Compresses the page better, once and in the background; worthwhile for pages that are requested again. */
  shrink(): void;
}

/**
 * Packs a page with fast brotli, since most pages are requested once. Other encodings are made from it on request, and a smaller one by
 * `shrink`. Calls `onGrown` with the change in bytes.
 */
export function packPage(
  { headers, body }: { headers: CachedPage['headers']; body: Buffer },
  onGrown: (bytes: number) => void,
): PackedPage {
  let packed = packQuickly(body, 'br');
  let isSmallest = false;
  let bytes = packed.length;
  const otherEncodings = new Map<Exclude<Encoding, 'br'>, Buffer | Promise<Buffer>>();

  function grow(by: number): void {
    bytes += by;
    onGrown(by);
  }

  function encode(encoding: Exclude<Encoding, 'br'>): Promise<Buffer> {
    const encoded = unpackPage(packed).then((plain) =>
      encoding === 'identity' ? plain : packQuickly(plain, encoding),
    );
    otherEncodings.set(encoding, encoded);
    encoded.then(
      (buffer) => {
        otherEncodings.set(encoding, buffer);
        grow(buffer.length);
      },
      () => otherEncodings.delete(encoding),
    );
    return encoded;
  }

  return {
    headers,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    get bytes() {
      return bytes;
    },
    body: (encoding) => (encoding === 'br' ? packed : (otherEncodings.get(encoding) ?? encode(encoding))),
    shrink() {
      if (isSmallest) return;
      isSmallest = true;
      const quick = packed;
      void unpackPage(quick)
        .then(packSmall)
        .then((small) => {
          packed = small;
          grow(small.length - quick.length);
        })
        // The quickly compressed form still works.
        .catch(() => undefined);
    },
  };
}

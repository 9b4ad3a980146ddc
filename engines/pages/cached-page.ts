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
  /** Makes the smallest encoding once, after the answer: it pays off for pages that are sent more than once. */
  askedAgain(): void;
}

/**
 * Packs a page. A brotli form is made at once, the quick one, since most pages are asked for once; others are made of it when somebody
 * wants them, and a smaller one when somebody else does: `onGrown` then tells how many bytes more all of them take.
 */
export function packPage(
  { headers, body }: { headers: CachedPage['headers']; body: Buffer },
  onGrown: (bytes: number) => void,
): PackedPage {
  let packed = packQuickly(body, 'br');
  let isSmallest = false;
  let bytes = packed.length;
  const others = new Map<Exclude<Encoding, 'br'>, Buffer | Promise<Buffer>>();

  function grow(by: number): void {
    bytes += by;
    onGrown(by);
  }

  function make(encoding: Exclude<Encoding, 'br'>): Promise<Buffer> {
    const made = unpackPage(packed).then((plain) =>
      encoding === 'identity' ? plain : packQuickly(plain, encoding),
    );
    others.set(encoding, made);
    made.then(
      (buffer) => {
        others.set(encoding, buffer);
        grow(buffer.length);
      },
      () => others.delete(encoding),
    );
    return made;
  }

  return {
    headers,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    get bytes() {
      return bytes;
    },
    body: (encoding) => (encoding === 'br' ? packed : (others.get(encoding) ?? make(encoding))),
    askedAgain() {
      if (isSmallest) return;
      isSmallest = true;
      const quick = packed;
      void unpackPage(quick)
        .then(packSmall)
        .then((small) => {
          packed = small;
          grow(small.length - quick.length);
        })
        // The quick form is as good, only larger.
        .catch(() => undefined);
    },
  };
}

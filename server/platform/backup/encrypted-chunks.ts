import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { BackupError } from './backup-error.ts';

const magic = Buffer.from('feriola-backup-1\n');
const saltBytes = 16;
const tagBytes = 16;
const chunkBytes = 65_536;

/** True when a file begins with the magic bytes of an encrypted archive. */
export const isEncrypted = (start: Buffer): boolean => start.subarray(0, magic.length).equals(magic);

const derivedKey = (key: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'feriola backup', 32));

/** The nonce contains the chunk's number and a flag for the last one, so that chunks cannot be dropped, reordered or appended. */
function chunkNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 4, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Splits a stream into chunks of one size; the last may be shorter or empty. */
abstract class Chunks extends Transform {
  readonly #size: number;
  #waiting: Buffer = Buffer.alloc(0);

  constructor(size: number) {
    super();
    this.#size = size;
  }

  protected abstract convert(chunk: Buffer, isLast: boolean): void;

  /** Takes the header from the collected bytes; null while too few have arrived. */
  protected takeHead(bytes: Buffer): Buffer | null {
    return bytes;
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#guard(done, () => {
      const body = this.takeHead(Buffer.concat([this.#waiting, bytes]));
      if (body === null) {
        this.#waiting = Buffer.concat([this.#waiting, bytes]);
        return;
      }
      let at = 0;
      // Keeps back a full chunk until another byte follows, since it may be the last one.
      for (; body.length - at > this.#size; at += this.#size)
        this.convert(body.subarray(at, at + this.#size), false);
      this.#waiting = body.subarray(at);
    });
  }

  override _flush(done: TransformCallback): void {
    this.#guard(done, () => this.convert(this.#waiting, true));
  }

  #guard(done: TransformCallback, work: () => void): void {
    try {
      work();
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}

/** Encrypts a stream by AES-256-GCM chunk by chunk, so that it is never held in memory as a whole. */
export function encryptChunks(key: string): Transform {
  const salt = randomBytes(saltBytes);
  const chunkKey = derivedKey(key, salt);
  let number = 0;
  return new (class extends Chunks {
    protected convert(chunk: Buffer, isLast: boolean): void {
      if (number === 0) this.push(Buffer.concat([magic, salt]));
      const cipher = createCipheriv('aes-256-gcm', chunkKey, chunkNonce(number++, isLast));
      this.push(Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]));
    }
  })(chunkBytes);
}

/**
 * Decrypts a stream of {@link encryptChunks}. It passes each chunk on once it is authentic; only the end of the stream proves that none is
 * missing.
 */
export function decryptChunks(key: string): Transform {
  let chunkKey: Buffer | null = null;
  let number = 0;
  return new (class extends Chunks {
    protected override takeHead(bytes: Buffer): Buffer | null {
      if (chunkKey !== null) return bytes;
      const headBytes = magic.length + saltBytes;
      if (bytes.length < headBytes) return null;
      if (!isEncrypted(bytes)) throw new BackupError('The file is no encrypted backup.');
      chunkKey = derivedKey(key, bytes.subarray(magic.length, headBytes));
      return bytes.subarray(headBytes);
    }

    protected convert(chunk: Buffer, isLast: boolean): void {
      try {
        if (chunkKey === null || chunk.length < tagBytes) throw new Error('cut off');
        const decipher = createDecipheriv('aes-256-gcm', chunkKey, chunkNonce(number++, isLast));
        decipher.setAuthTag(chunk.subarray(-tagBytes));
        this.push(Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()]));
      } catch (error) {
        throw new BackupError(
          'The backup was changed or cut off, or BACKUP_KEY is not the one that it was made with.',
          {
            cause: error,
          },
        );
      }
    }
  })(chunkBytes + tagBytes);
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { BackupError } from './backup-error.ts';

const magic = Buffer.from('feriola-backup-1\n');
const saltBytes = 16;
const tagBytes = 16;
const chunkBytes = 65_536;

/** Tells by its first bytes whether a file was encrypted here. */
export const isEncrypted = (start: Buffer): boolean => start.subarray(0, magic.length).equals(magic);

const derivedKey = (key: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'feriola backup', 32));

/** Each chunk has its number in its nonce, and whether it is the last: none can be left out, moved or added. */
function nonceFor(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 4, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Collects what comes into chunks of one size, the last of which may be shorter or empty. */
abstract class Chunks extends Transform {
  readonly #size: number;
  #waiting: Buffer = Buffer.alloc(0);

  constructor(size: number) {
    super();
    this.#size = size;
  }

  protected abstract convert(chunk: Buffer, isLast: boolean): void;

  /** Takes what stands before the chunks from what has come; null while too little has. */
  protected takeHead(bytes: Buffer): Buffer | null {
    return bytes;
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#guard(done, () => {
      const rest = this.takeHead(Buffer.concat([this.#waiting, bytes]));
      if (rest === null) {
        this.#waiting = Buffer.concat([this.#waiting, bytes]);
        return;
      }
      let at = 0;
      // One more byte has to be there: else the chunk may be the last.
      for (; rest.length - at > this.#size; at += this.#size)
        this.convert(rest.subarray(at, at + this.#size), false);
      this.#waiting = rest.subarray(at);
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

/** Encrypts a stream by AES-256-GCM, chunk by chunk, so that none of it has to be held. */
export function encryptChunks(key: string): Transform {
  const salt = randomBytes(saltBytes);
  const derived = derivedKey(key, salt);
  let number = 0;
  return new (class extends Chunks {
    protected convert(chunk: Buffer, isLast: boolean): void {
      if (number === 0) this.push(Buffer.concat([magic, salt]));
      const cipher = createCipheriv('aes-256-gcm', derived, nonceFor(number++, isLast));
      this.push(Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]));
    }
  })(chunkBytes);
}

/** Decrypts such a stream. Each chunk is passed on once it is known to be authentic; that it was all of them, only the end tells. */
export function decryptChunks(key: string): Transform {
  let derived: Buffer | null = null;
  let number = 0;
  return new (class extends Chunks {
    protected override takeHead(bytes: Buffer): Buffer | null {
      if (derived !== null) return bytes;
      const headBytes = magic.length + saltBytes;
      if (bytes.length < headBytes) return null;
      if (!isEncrypted(bytes)) throw new BackupError('The file is no encrypted backup.');
      derived = derivedKey(key, bytes.subarray(magic.length, headBytes));
      return bytes.subarray(headBytes);
    }

    protected convert(chunk: Buffer, isLast: boolean): void {
      try {
        if (derived === null || chunk.length < tagBytes) throw new Error('cut off');
        const decipher = createDecipheriv('aes-256-gcm', derived, nonceFor(number++, isLast));
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

import type { SelfWritten } from '../../domain/json-bytes.ts';

/** Of an answer that is put together from what is ready: texts are written as UTF-8. */
export type Piece = string | Uint8Array | SelfWritten;

/** What closes once all of it was sent, or nothing of it will be any more. */
interface Closing {
  once(event: 'close', listener: () => void): unknown;
}

/** Most answers fit at once. */
const firstBytes = 128 * 1024;
const idleMax = 64;

/** Longest form of a character in UTF-8, by unit of a text. */
const unitBytes = 3;

const idle: Buffer[] = [];

/**
 * The pieces in a row, in memory that serves the next answer once this one was sent. Memory of its own for each answer,
 * 40 MB a second, made the garbage collector look through everything every two or three seconds, and halted the
 * process for 30 to 120 ms each time.
 */
export function bytesFor(response: Closing, pieces: readonly Piece[]): Buffer {
  let memory = idle.pop() ?? Buffer.allocUnsafeSlow(firstBytes);
  let length = 0;
  for (const piece of pieces) {
    const needed = length + bytesMaxOf(piece);
    if (needed > memory.length) memory = grown(memory, needed);
    if (typeof piece === 'string') length += memory.write(piece, length);
    else if (piece instanceof Uint8Array) {
      memory.set(piece, length);
      length += piece.length;
    } else length = piece.write(memory, length);
  }
  response.once('close', () => {
    if (idle.length < idleMax) idle.push(memory);
  });
  return memory.subarray(0, length);
}

function bytesMaxOf(piece: Piece): number {
  if (typeof piece === 'string') return piece.length * unitBytes;
  return piece instanceof Uint8Array ? piece.length : piece.bytesMax;
}

function grown(memory: Buffer, needed: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(2 * needed);
  memory.copy(larger);
  return larger;
}

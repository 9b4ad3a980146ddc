/**
 * Writes JSON directly into memory, for answers with many small numbers: joined strings were half of a search's garbage. Each function
 * returns the next position; callers ensure enough space.
 */
const encoder = new TextEncoder();

export const encodeText = (text: string): Uint8Array => encoder.encode(text);

/** Longest form of a number: -0.0000012345678901234567. */
export const numberBytesMax = 25;

const [zero, point] = [0x30, 0x2e];
/** Smaller numbers are written by a few divisions; larger ones are rare. */
const plainMax = 1e13;

export interface SelfWritten {
  /** Upper bound of the size in bytes. */
  readonly bytesMax: number;
  /** Returns the next position. */
  write(memory: Uint8Array, at: number): number;
}

export function writeBytes(memory: Uint8Array, at: number, bytes: Uint8Array): number {
  memory.set(bytes, at);
  return at + bytes.length;
}

/** Writes a string without quotes that needs no escape. */
export function writeAscii(memory: Uint8Array, at: number, text: string): number {
  for (let index = 0; index < text.length; index += 1) memory[at + index] = text.charCodeAt(index);
  return at + text.length;
}

/** Writes a number as JSON.stringify does, faster for whole numbers and those with two decimals, like money. */
export function writeNumber(memory: Uint8Array, at: number, value: number): number {
  if (value >= 0 && value < plainMax) {
    if (Number.isInteger(value)) return writeWhole(memory, at, value);
    const hundredths = Math.round(value * 100);
    if (hundredths / 100 === value) return writeHundredths(memory, at, hundredths);
  }
  return writeAscii(memory, at, JSON.stringify(value));
}

function writeWhole(memory: Uint8Array, at: number, value: number): number {
  let end = at + 1;
  for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) end += 1;
  let rest = value;
  for (let digit = end - 1; digit >= at; digit -= 1) {
    const tenth = Math.floor(rest / 10);
    memory[digit] = zero + (rest - tenth * 10);
    rest = tenth;
  }
  return end;
}

function writeHundredths(memory: Uint8Array, at: number, hundredths: number): number {
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths - whole * 100;
  let end = writeWhole(memory, at, whole);
  memory[end++] = point;
  memory[end++] = zero + Math.floor(rest / 10);
  if (rest % 10 > 0) memory[end++] = zero + (rest % 10);
  return end;
}

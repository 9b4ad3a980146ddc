/**
 * JSON written straight into memory, for answers of many small numbers: as texts that are put together, half of what
 * a search leaves to the collector of garbage was theirs. Each function gives where the next byte goes; the room has
 * to be there.
 */
const encoder = new TextEncoder();

/** A text in UTF-8. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

/** Longest form of a number: -0.0000012345678901234567. */
export const numberBytesMax = 25;

const [zero, point] = [0x30, 0x2e];
/** Numbers below have as many digits as fit a few divisions; others are seldom. */
const plainMax = 1e13;

/** A part of an answer that writes itself. */
export interface SelfWritten {
  /** No more than it may need. */
  readonly bytesMax: number;
  /** Gives where the next byte goes. */
  write(memory: Uint8Array, at: number): number;
}

export function writeBytes(memory: Uint8Array, at: number, bytes: Uint8Array): number {
  memory.set(bytes, at);
  return at + bytes.length;
}

/** A text of letters, digits and signs that need no escape, without quotes. */
export function writeAscii(memory: Uint8Array, at: number, text: string): number {
  for (let index = 0; index < text.length; index += 1) memory[at + index] = text.charCodeAt(index);
  return at + text.length;
}

/** A number is written as JSON.stringify does; most are whole or have two decimals at most, like money. */
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

/** The number is written with one or two decimals. */
function writeHundredths(memory: Uint8Array, at: number, hundredths: number): number {
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths - whole * 100;
  let end = writeWhole(memory, at, whole);
  memory[end++] = point;
  memory[end++] = zero + Math.floor(rest / 10);
  if (rest % 10 > 0) memory[end++] = zero + (rest % 10);
  return end;
}

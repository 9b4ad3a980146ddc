import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflateAsync = promisify(inflate);

/** No real dictionary is longer. */
const dictionaryMax = 100_000;
/** Maximum size of all decompressed objects together, above that of any real document. */
const unpackedMax = 40 * 1024 * 1024;
const streamsMax = 20_000;

export const decodeNames = (text: string): string =>
  text.replaceAll(/#([\da-fA-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Returns the decompressed text of each object stream; null if objects could stay hidden, as in an encrypted document. */
export async function packedObjects(bytes: Buffer, text: string): Promise<PackedObjects[] | null> {
  const streams = streamsOfObjects(text);
  if (streams === null) return null;
  const unpacked: PackedObjects[] = [];
  let remainingBytes = unpackedMax;
  for (const { start, first } of streams) {
    try {
      const content = await inflateAsync(bytes.subarray(start), { maxOutputLength: remainingBytes });
      remainingBytes -= content.length;
      if (remainingBytes <= 0) return null;
      unpacked.push(parseObjects(content.toString('latin1'), first));
    } catch {
      return null;
    }
  }
  return unpacked;
}

export interface PackedObjects {
  text: string;
  /** By object number. */
  objects: ReadonlyMap<number, string>;
}

/** Reads the pairs at the start of the stream: the number of each object and its offset. */
function parseObjects(text: string, first: number): PackedObjects {
  const head = text.slice(0, first).trim().split(/\s+/).map(Number);
  const starts: [number: number, offset: number][] = [];
  for (let index = 0; index + 1 < head.length; index += 2) starts.push([head[index]!, head[index + 1]!]);
  const objects = new Map(
    starts.map(([number, offset], index) => {
      const end = starts[index + 1]?.[1];
      return [number, text.slice(first + offset, end === undefined ? undefined : first + end)];
    }),
  );
  return { text, objects };
}

interface StreamOfObjects {
  start: number;
  first: number;
}

/**
 * Finds object streams. Everything that looks like one is checked, also inside the bytes of pictures, since readers can be pointed there.
 * Null if there are more than in any real document, or one that cannot be read.
 */
function streamsOfObjects(text: string): StreamOfObjects[] | null {
  const streamStart = /(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g;
  const streams: StreamOfObjects[] = [];
  let after = 0;
  let dictionaryCount = 0;
  for (let begin = streamStart.exec(text); begin; begin = streamStart.exec(text)) {
    if (++dictionaryCount > streamsMax) return null;
    const from = Math.max(after, begin.index - dictionaryMax);
    const window = decodeNames(text.slice(from, begin.index));
    const isCut = from > after;
    after = streamStart.lastIndex;
    const object = window.lastIndexOf('obj');
    if (isCut && object < 0) return null;
    const dictionary = window.slice(object + 1);
    const holder = [dictionary, window].find(holdsObjects);
    if (holder === undefined) continue;
    if (!isPackedOnce(holder)) return null;
    streams.push({ start: after, first: Number(/\/First[\s\0]*(\d{1,8})/.exec(holder)?.[1] ?? 0) });
  }
  return streams;
}

/**
 * True for the dictionary of an object stream. Some readers use the type, others the numbers. `First` is a number only in object streams,
 * and a reference in outlines.
 */
const holdsObjects = (dictionary: string): boolean =>
  /\/ObjStm(?![A-Za-z])|\/First[\s\0]*\d+(?![\s\d]*R)/.test(dictionary);

/** True if the only filter is the supported one. */
const isPackedOnce = (dictionary: string): boolean =>
  (dictionary.match(/\/Filter(?![A-Za-z])/g) ?? []).length === 1 &&
  /\/Filter\s*(?:\/FlateDecode(?![A-Za-z])|\[\s*\/FlateDecode\s*\])/.test(dictionary) &&
  !/\/(?:DecodeParms|DP|Crypt|FFilter|F)(?![A-Za-z])/.test(dictionary);

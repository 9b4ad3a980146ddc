import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflated = promisify(inflate);

/** Readers look for the mark of an end within the last kilobyte. */
const markWithin = 1024;
/** The part of a file before a stream that can be its dictionary. */
const dictionaryLength = 4000;
/** What all packed objects of a document come to: more of them than of any that people send. */
const unpackedMax = 40 * 1024 * 1024;
const streamsMax = 20_000;

/** What a document can do beside being read. */
const active =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR|GoToE)(?![A-Za-z])/;
/** What starts something; it is harmless where it says at which page a document opens, which many do among their packed objects. */
const starting = /\/(?:OpenAction|AA)(?![A-Za-z])/;

/** Names may be written with codes for their letters. */
const named = (text: string): string =>
  text.replaceAll(/#([\da-fA-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Finds out whether a PDF is whole, and whether it does something by itself, also among objects that it has packed. */
export async function checkDocument(bytes: Buffer): Promise<'good' | 'unreadable' | 'unsafe'> {
  if (!/%%EOF\s*$/.test(bytes.subarray(-markWithin).toString('latin1'))) return 'unreadable';
  const text = bytes.toString('latin1');
  const plain = named(text);
  if (active.test(plain) || starting.test(plain)) return 'unsafe';
  const packed = packedObjects(text);
  if (packed === null) return 'unsafe';
  let left = unpackedMax;
  for (const start of packed) {
    try {
      const unpacked = await inflated(bytes.subarray(start), { maxOutputLength: left });
      left -= unpacked.length;
      if (left <= 0 || active.test(named(unpacked.toString('latin1')))) return 'unsafe';
    } catch {
      // What nobody can look into, as that of a locked document, is not handed on.
      return 'unsafe';
    }
  }
  return 'good';
}

/** Where the streams begin that hold objects; null where there are more streams than in any document that people send. */
function packedObjects(text: string): number[] | null {
  const begins = /(?<!end)stream\r?\n/g;
  const starts: number[] = [];
  let hasEnd = true;
  let seen = 0;
  for (let found = begins.exec(text); found; found = begins.exec(text)) {
    if (++seen > streamsMax) return null;
    const before = text.slice(Math.max(0, found.index - dictionaryLength), found.index);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    if (/\/ObjStm(?![A-Za-z])/.test(named(dictionary))) starts.push(begins.lastIndex);
    else if (hasEnd) {
      // Bytes of a picture may look like anything.
      const end = text.indexOf('endstream', begins.lastIndex);
      if (end > 0) begins.lastIndex = end;
      else hasEnd = false;
    }
  }
  return starts;
}

import { decodeNames, packedObjects, type PackedObjects } from './packed-objects.ts';

/** PDF readers search the last kilobyte for the end marker. */
const markWithin = 1024;
/** Maximum number of chained references; documents have one or two at most. */
const stepsMax = 4;

/** Names of active PDF features. */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR|GoToE|Rendition)(?![A-Za-z])/;
/** These names are so short that they occur by chance in the bytes of pictures, so that they only count before an action. */
const activeBefore = /\/JS[\s\0]*[(<%]|\/(?:AA|JS)[\s\0]*(?:<<|%|\d{1,9}[\s\0]+\d{1,5}[\s\0]+R)/;
const isActive = (text: string): boolean => active.test(text) || activeBefore.test(text);

/** Checks whether a PDF is complete and free of active content, also in its compressed objects. */
export async function checkDocument(bytes: Buffer): Promise<'good' | 'unreadable' | 'unsafe'> {
  if (!/%%EOF\s*$/.test(bytes.subarray(-markWithin).toString('latin1'))) return 'unreadable';
  const text = bytes.toString('latin1');
  const plain = decodeNames(text);
  if (isActive(plain)) return 'unsafe';
  const compressedObjects = await packedObjects(bytes, text);
  if (compressedObjects === null) return 'unsafe';
  const parts = [plain, ...compressedObjects.map((objects) => decodeNames(objects.text))];
  if (parts.some(isActive)) return 'unsafe';
  const objectsOf = indexObjects(plain, compressedObjects);
  const opens = parts.flatMap((part) => part.split(/\/OpenAction(?![A-Za-z])/).slice(1));
  return opens.every((value) => isPageShown(value, objectsOf, stepsMax)) ? 'good' : 'unsafe';
}

/**
 * True if `/OpenAction` only selects the page that opens first, which is common. Any unusual notation counts as unsafe, since it may open
 * an address or start a print.
 */
function isPageShown(value: string, objectsOf: (number: number) => string[], steps: number): boolean {
  const text = value.slice(0, 1000).trimStart();
  if (/^\[[\s\d]/.test(text)) return true;
  const action = /^<<([^<>%()]*)>>/.exec(text)?.[1];
  if (action !== undefined) {
    return (
      /\/S\s*\/GoTo(?![A-Za-z])/.test(action) &&
      (action.match(/\/(?:S|Next)(?![A-Za-z])/g) ?? []).length === 1
    );
  }
  const reference = /^(\d{1,9})\s+\d{1,5}\s+R(?![A-Za-z])/.exec(text);
  if (!reference || steps === 0) return false;
  const objects = objectsOf(Number(reference[1]));
  return objects.length > 0 && objects.every((object) => isPageShown(object, objectsOf, steps - 1));
}

/** Returns all definitions of an object, since readers differ in which one they use. */
function indexObjects(
  plain: string,
  compressedObjects: readonly PackedObjects[],
): (number: number) => string[] {
  return (number) => [
    ...[...plain.matchAll(new RegExp(`(?<!\\d)0*${number}\\s+\\d{1,5}\\s+obj`, 'g'))].map(
      ({ 0: head, index }) => plain.slice(index + head.length, index + head.length + 1000),
    ),
    ...compressedObjects.flatMap(({ objects }) => {
      const object = objects.get(number);
      return object === undefined ? [] : [decodeNames(object)];
    }),
  ];
}

import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import { RecentMap } from '../../../domain/recent-map.ts';

/** The last property of a summary, the only one that depends on the search. */
const open = '"distance":';

/** Parsed JSON of recent summaries, since the first homes of a list are read most often. Two thousand take about 6 MB. */
const lastRead = new RecentMap<ListedHome, ObjectSummary>(2000);

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * A summary cached as the JSON that most responses send: the garbage collector would otherwise visit tens of thousands of nested objects.
 * It is immutable; a changed home gets a new one.
 */
export class ListedHome {
  readonly objectNumber: number;
  readonly lat: number;
  readonly lon: number;
  /** The JSON of the summary up to `"distance":`. Each response appends its own distance and the closing brace. */
  readonly json: Uint8Array;

  constructor(summary: ObjectSummary) {
    this.objectNumber = summary.objectNumber;
    this.lat = summary.position.lat;
    this.lon = summary.position.lon;
    this.json = encodeSummary(summary);
  }

  /** The object is shared: copy before changing it. */
  get summary(): Readonly<ObjectSummary> {
    const cachedSummary = lastRead.get(this);
    if (cachedSummary) return cachedSummary;
    const summary = JSON.parse(`${decoder.decode(this.json)}null}`) as ObjectSummary;
    lastRead.set(this, summary);
    return summary;
  }
}

function encodeSummary(summary: ObjectSummary): Uint8Array {
  const text = JSON.stringify(summary);
  const end = text.length - 'null}'.length;
  if (!text.endsWith(`${open}null}`)) throw new Error('A summary has to end with its distance.');
  // Copies the bytes into memory of their own: a slice would keep the whole buffer pool alive.
  return encoder.encode(text.slice(0, end));
}

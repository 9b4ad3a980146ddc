import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import { RecentMap } from '../../../domain/recent-map.ts';

/** The last property of a summary: the only one that differs from search to search. */
const open = '"distance":';

/**
 * What pages showed last, read from its JSON: the first homes of a list are shown far more often than others. Two thousand take
 * some 6 MB.
 */
const lastRead = new RecentMap<ListedHome, ObjectSummary>(2000);

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * A home as lists show it, cached as the JSON in which most are sent: tens of thousands of objects with their parts would
 * be visited by each collection of garbage. It never changes: a changed home is listed anew.
 */
export class ListedHome {
  readonly objectNumber: number;
  readonly lat: number;
  readonly lon: number;
  /** JSON of the summary up to the value of `distance`. */
  readonly json: Uint8Array;

  constructor(summary: ObjectSummary) {
    this.objectNumber = summary.objectNumber;
    this.lat = summary.position.lat;
    this.lon = summary.position.lon;
    this.json = jsonOf(summary);
  }

  /** One object for many: whoever changes something takes a copy. */
  get summary(): Readonly<ObjectSummary> {
    const known = lastRead.get(this);
    if (known) return known;
    const summary = JSON.parse(`${decoder.decode(this.json)}null}`) as ObjectSummary;
    lastRead.set(this, summary);
    return summary;
  }
}

function jsonOf(summary: ObjectSummary): Uint8Array {
  const text = JSON.stringify(summary);
  const end = text.length - 'null}'.length;
  if (!text.endsWith(`${open}null}`)) throw new Error('A summary has to end with its distance.');
  // It lies in memory of its own: a piece of a buffer pool would hold all of the pool.
  return encoder.encode(text.slice(0, end));
}

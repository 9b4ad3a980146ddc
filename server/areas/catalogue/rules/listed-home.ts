import type { ObjectSummary } from '../../../../contract/catalogue/object-summary.ts';

/** The last property of a summary: the only one that differs from search to search. */
const open = '"distance":';

const encoder = new TextEncoder();

/** A home as lists show it. It never changes: a changed home is listed anew. */
export class ListedHome {
  readonly summary: ObjectSummary;
  #json: Uint8Array | null = null;

  constructor(summary: ObjectSummary) {
    this.summary = summary;
  }

  /** JSON of the summary up to the value of `distance`, made when it is first asked for. */
  get json(): Uint8Array {
    return (this.#json ??= jsonOf(this.summary));
  }
}

function jsonOf(summary: ObjectSummary): Uint8Array {
  const text = JSON.stringify(summary);
  const end = text.length - 'null}'.length;
  if (!text.endsWith(`${open}null}`)) throw new Error('A summary has to end with its distance.');
  // In memory of its own: a piece of a buffer pool would hold all of the pool.
  return encoder.encode(text.slice(0, end));
}

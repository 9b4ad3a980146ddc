import { createHash } from 'node:crypto';
import { RecentMap } from '../platform/recent-map.ts';
import { compressPage, unpackPage, type Encoding } from './page-encoding.ts';

/** A page as it was rendered. */
export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** A page that is cached: its headers, and its body in each encoding that somebody has asked for. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  /** Without quotes; the tag of an encoded body ends with the encoding's name. */
  readonly tag: string;
  /** At once where it lies ready. */
  body(encoding: Encoding): Buffer | Promise<Buffer>;
}

export interface PageCache {
  /** The cached page; null where there is none, or where what it was made of has changed. */
  find(key: string): CachedPage | null;
  /**
   * The cached page or the one that is rendered now: those who ask for it meanwhile wait for the same one.
   * Only a page with status 200 is cached, and only while nothing has changed since its rendering began.
   */
  page(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage | RenderedPage>;
  /** For the metrics. */
  state(): PageCacheState;
}

export interface PageCacheState {
  pages: number;
  /** Of all bodies, keys and headers, about. */
  bytes: number;
  hits: number;
  misses: number;
}

export interface PageCacheOptions {
  /** Beyond it the pages that nobody has asked for longest are dropped; 0: nothing is cached. */
  maxBytes: number;
  /** What is not announced, such as an edited text in the database, is seen after so long at the latest. */
  lifetimeMs: number;
  /** Another answer, and every page cached so far is gone: homes have changed, or the day. */
  version(): string;
  /** Milliseconds of a clock that never goes back. */
  now?(): number;
}

interface Entry extends CachedPage {
  readonly bodies: Map<Encoding, Buffer | Promise<Buffer>>;
  readonly madeAt: number;
  bytes: number;
}

/** Besides its bodies: key, headers, tag and the maps that hold them. */
const entryBytes = 2_000;

/** Rendered pages in memory, ready to be sent. */
export function createPageCache({
  maxBytes,
  lifetimeMs,
  version,
  now = () => performance.now(),
}: PageCacheOptions): PageCache {
  let entries = new RecentMap<string, Entry>();
  let underWay = new Map<string, Promise<CachedPage | RenderedPage>>();
  let cachedVersion = version();
  let bytes = 0;
  let hits = 0;
  let misses = 0;

  /** Whoever renders for an older version keeps its maps and finds them replaced. */
  function follow(): void {
    const current = version();
    if (current === cachedVersion) return;
    cachedVersion = current;
    entries = new RecentMap();
    underWay = new Map();
    bytes = 0;
  }

  function drop(key: string, entry: Entry): void {
    if (entries.peek(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }

  function grow(key: string, entry: Entry, by: number): void {
    entry.bytes += by;
    if (entries.peek(key) !== entry) return;
    bytes += by;
    while (bytes > maxBytes && entries.oldest) drop(entries.oldest.key, entries.oldest.value);
  }

  function find(key: string): Entry | null {
    follow();
    const entry = entries.get(key);
    if (!entry) return null;
    if (now() - entry.madeAt > lifetimeMs) {
      drop(key, entry);
      return null;
    }
    return entry;
  }

  /** The small brotli form is cached at once; others are made of it when somebody wants them. */
  async function entryOf(key: string, { headers, body }: RenderedPage): Promise<Entry> {
    const packed = await compressPage(body, 'br');
    const bodies: Entry['bodies'] = new Map([['br', packed]]);
    const entry: Entry = {
      headers,
      tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      bodies,
      madeAt: now(),
      bytes: entryBytes + key.length * 2 + packed.length,
      body(encoding) {
        const ready = bodies.get(encoding);
        if (ready) return ready;
        const made = unpackPage(packed).then((plain) =>
          encoding === 'identity' ? plain : compressPage(plain, encoding),
        );
        bodies.set(encoding, made);
        made.then(
          (buffer) => {
            bodies.set(encoding, buffer);
            grow(key, entry, buffer.length);
          },
          () => bodies.delete(encoding),
        );
        return made;
      },
    };
    return entry;
  }

  async function renderOnce(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage | RenderedPage> {
    const mine = entries;
    const rendered = await render();
    if (rendered.status !== 200 || maxBytes === 0) return rendered;
    const entry = await entryOf(key, rendered);
    follow();
    if (entries === mine) {
      const before = entries.peek(key);
      if (before) drop(key, before);
      entries.set(key, entry);
      const { bytes: size } = entry;
      entry.bytes = 0;
      grow(key, entry, size);
    }
    return entry;
  }

  return {
    find(key) {
      const entry = find(key);
      if (entry) hits += 1;
      return entry;
    },
    page(key, render) {
      const entry = find(key);
      if (entry) {
        hits += 1;
        return Promise.resolve(entry);
      }
      const waitedFor = underWay.get(key);
      if (waitedFor) {
        hits += 1;
        return waitedFor;
      }
      misses += 1;
      const flights = underWay;
      const flight = renderOnce(key, render).finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
      flights.set(key, flight);
      return flight;
    },
    state: () => ({ pages: entries.size, bytes, hits, misses }),
  };
}

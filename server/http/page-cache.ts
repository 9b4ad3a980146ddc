import { createHash } from 'node:crypto';
import { RecentMap } from '../platform/recent-map.ts';
import { compressPage, unpackPage, type Encoding } from './page-encoding.ts';
import { isTouched, type PageTag } from './page-tags.ts';
import { TagIndex } from './tag-index.ts';

/** A page as it was rendered. */
export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** All that the page shows and that can change before its lifetime ends. */
  tags: ReadonlySet<PageTag>;
}

/** A page in the cache: its headers, and its body in each encoding that somebody has asked for. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  /** The hash of the body, without quotes; the ETag of an encoded body ends with the encoding's name. */
  readonly hash: string;
  /** The body, at once where this encoding lies ready. */
  body(encoding: Encoding): Buffer | Promise<Buffer>;
}

export interface PageCache {
  /** The cached page; null where there is none, or where something that it shows has changed. */
  find(key: string): CachedPage | null;
  /**
   * The cached page or the one that is being rendered: who asks for it meanwhile waits for the same one, unless
   * something has changed since its rendering began. Only a page with status 200 is cached, and only when
   * nothing that it shows has changed since then.
   */
  page(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage | RenderedPage>;
  /** Drops the pages that show what has changed. It has to be told in the same turn in which readers see the change. */
  changed(tags: readonly PageTag[]): void;
  /** The figures for the metrics. */
  state(): PageCacheState;
}

export interface PageCacheState {
  pages: number;
  /** Pages that any change drops, because something on them did not say what it shows. */
  pagesOfEverything: number;
  /** The memory of all bodies, keys, headers and tags, about. */
  bytes: number;
  hits: number;
  misses: number;
  /** Pages that were dropped because something that they showed had changed. */
  dropped: number;
}

export interface PageCacheOptions {
  /** Beyond it the pages that nobody has asked for longest are dropped; 0: nothing is cached. */
  maxBytes: number;
  /** What is not announced, such as an edited text in the database, is seen after so long at the latest. */
  lifetimeMs: number;
  /** Names the state of what every page shows, such as the day: when it is another one, every page is dropped. */
  version(): string;
  /** Milliseconds of a clock that never goes back. */
  now?(): number;
}

interface Entry extends CachedPage {
  readonly key: string;
  readonly tags: ReadonlySet<PageTag>;
  readonly bodies: Map<Encoding, Buffer | Promise<Buffer>>;
  readonly madeAt: number;
  bytes: number;
  /** Makes the smallest form once, behind the answer: it pays where a page is sent more than once. */
  askedAgain(): void;
}

interface Rendering {
  readonly page: Promise<CachedPage | RenderedPage>;
  /** What has changed since it began. */
  readonly since: ReadonlySet<PageTag>;
}

/** The memory that a page takes besides its bodies: key, headers, hash and the maps that hold them. */
const entryBytes = 2_000;
/** The memory of a tag of a page: its name and its places in two sets. */
const tagBytes = 150;
/** While an import changes more homes than this, a page that is being rendered counts as touched by it. */
const changesRemembered = 1_000;

/** Holds rendered pages in memory, ready to be sent. */
export function createPageCache({
  maxBytes,
  lifetimeMs,
  version,
  now = () => performance.now(),
}: PageCacheOptions): PageCache {
  const entries = new RecentMap<string, Entry>();
  const tagged = new TagIndex<Entry>();
  /** What has changed since each of the renderings under way began. */
  const changes = new Set<Set<PageTag>>();
  /** The latest rendering of each key. */
  const underWay = new Map<string, Rendering>();
  let cachedVersion = version();
  let bytes = 0;
  let hits = 0;
  let misses = 0;
  let dropped = 0;

  function changed(tags: readonly PageTag[]): void {
    for (const since of changes) {
      for (const tag of tags) since.add(tag);
      if (since.size <= changesRemembered) continue;
      since.clear();
      since.add('everything');
    }
    const before = entries.size;
    if (tags.includes('everything')) {
      while (entries.oldest) drop(entries.oldest.value);
    } else if (tags.length > 0) {
      for (const tag of [...tags, 'everything'] as const) tagged.of(tag).forEach(drop);
    }
    dropped += before - entries.size;
  }

  function follow(): void {
    const current = version();
    if (current === cachedVersion) return;
    cachedVersion = current;
    changed(['everything']);
  }

  function drop(entry: Entry): void {
    if (entries.peek(entry.key) !== entry) return;
    entries.delete(entry.key);
    tagged.remove(entry);
    bytes -= entry.bytes;
  }

  function grow(entry: Entry, by: number): void {
    entry.bytes += by;
    if (entries.peek(entry.key) !== entry) return;
    bytes += by;
    while (bytes > maxBytes && entries.oldest) drop(entries.oldest.value);
  }

  function put(entry: Entry): void {
    const before = entries.peek(entry.key);
    if (before) drop(before);
    entries.set(entry.key, entry);
    tagged.add(entry);
    const { bytes: size } = entry;
    entry.bytes = 0;
    grow(entry, size);
  }

  function find(key: string): Entry | null {
    follow();
    const entry = entries.get(key);
    if (!entry) return null;
    if (now() - entry.madeAt > lifetimeMs) {
      drop(entry);
      return null;
    }
    return entry;
  }

  /** Finds what somebody asks for who was not the first. */
  function findAgain(key: string): Entry | null {
    const entry = find(key);
    if (!entry) return null;
    hits += 1;
    entry.askedAgain();
    return entry;
  }

  /**
   * A brotli form is made at once, the quick one, since most pages are asked for once; others are made of it when somebody wants
   * them, and a smaller one when somebody else does.
   */
  async function entryOf(key: string, { headers, body, tags }: RenderedPage): Promise<Entry> {
    let packed = await compressPage(body, 'br', 'once');
    let isSmallest = false;
    const bodies: Entry['bodies'] = new Map([['br', packed]]);
    const entry: Entry = {
      key,
      headers,
      tags,
      hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      bodies,
      madeAt: now(),
      bytes: entryBytes + tagBytes * tags.size + key.length * 2 + packed.length,
      body(encoding) {
        const ready = bodies.get(encoding);
        if (ready) return ready;
        const made = unpackPage(packed).then((plain) =>
          encoding === 'identity' ? plain : compressPage(plain, encoding, 'once'),
        );
        bodies.set(encoding, made);
        made.then(
          (buffer) => {
            bodies.set(encoding, buffer);
            grow(entry, buffer.length);
          },
          () => bodies.delete(encoding),
        );
        return made;
      },
      askedAgain() {
        if (isSmallest) return;
        isSmallest = true;
        const quick = packed;
        void unpackPage(quick)
          .then((plain) => compressPage(plain, 'br', 'cached'))
          .then((small) => {
            packed = small;
            bodies.set('br', small);
            grow(entry, small.length - quick.length);
          })
          // The quick form is as good, only larger.
          .catch(() => undefined);
      },
    };
    return entry;
  }

  async function renderOnce(
    key: string,
    render: () => Promise<RenderedPage>,
    since: ReadonlySet<PageTag>,
  ): Promise<CachedPage | RenderedPage> {
    const rendered = await render();
    if (rendered.status !== 200 || maxBytes === 0) return rendered;
    const entry = await entryOf(key, rendered);
    follow();
    if (!isTouched(entry.tags, since)) put(entry);
    return entry;
  }

  function begin(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage | RenderedPage> {
    const since = new Set<PageTag>();
    changes.add(since);
    const page = renderOnce(key, render, since).finally(() => {
      changes.delete(since);
      if (underWay.get(key)?.since === since) underWay.delete(key);
    });
    underWay.set(key, { page, since });
    return page;
  }

  return {
    find: findAgain,
    page(key, render) {
      const entry = findAgain(key);
      if (entry) return Promise.resolve(entry);
      const waitedFor = underWay.get(key);
      // What it shows is known only at its end: after any change another one is begun.
      if (waitedFor?.since.size === 0) {
        hits += 1;
        return waitedFor.page;
      }
      misses += 1;
      return begin(key, render);
    },
    changed(tags) {
      follow();
      changed(tags);
    },
    state: () => ({
      pages: entries.size,
      pagesOfEverything: tagged.count('everything'),
      bytes,
      hits,
      misses,
      dropped,
    }),
  };
}

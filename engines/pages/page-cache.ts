import { RecentMap } from '../../domain/recent-map.ts';
import { packPage, type CachedPage, type PackedPage } from './cached-page.ts';
import { everything, isTouched, TagIndex, type PageTag } from './tag-index.ts';

export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Tags of everything on the page that can change before its lifetime ends. */
  tags: ReadonlySet<PageTag>;
}

/**
 * A page with a digest of its source: pages with the same source are equal. If the source is null, the page is always
 * rendered.
 */
export interface SourcedPage extends RenderedPage {
  source: string | null;
}

/** The result for a page that was not rendered because the cached one is still right. */
interface UnchangedPage {
  status: 'unchanged';
  tags: ReadonlySet<PageTag>;
}

/** Renders a page unless the cached one, whose source is given, has the same source. */
export type RenderUnlessSame = (keptSource: string | null) => Promise<SourcedPage | UnchangedPage>;

export interface PageCache {
  /** Returns the cached page; null if there is none, or if something on it may have changed. */
  find(key: string): CachedPage | null;
  /**
   * Returns the cached page or the one that is being rendered: concurrent requests share one rendering unless something has changed since
   * it began. A page is cached only with status 200, and only if nothing on it has changed since then.
   */
  page(key: string, render: RenderUnlessSame): Promise<CachedPage | RenderedPage>;
  /**
   * Invalidates pages by tags: they are checked before they are sent again. Must be called in the same turn of the event loop in which
   * readers see the change.
   */
  changed(tags: readonly PageTag[]): void;
  state(): PageCacheState;
}

export interface PageCacheState {
  /** Pages that are sent without a check. */
  pages: number;
  /** Invalidated pages, which are sent again if their source turns out to be the same. */
  outdatedPages: number;
  /** Pages that any change invalidates, because something on them has no tags. */
  untaggedPages: number;
  /** Estimated memory of all bodies, keys, headers and tags. */
  bytes: number;
  hits: number;
  misses: number;
  /** Misses whose pages turned out to be unchanged. */
  unchanged: number;
  /** Pages that were invalidated because something on them had changed. */
  dropped: number;
}

interface PageCacheOptions {
  /** Bytes; beyond them the least recently requested pages are dropped. 0 turns the cache off. */
  maxBytes: number;
  /** A change that is not announced, such as an edited text in the database, appears after this time at the latest. */
  lifetimeMs: number;
  /** Names the state that all pages depend on, such as the day: when it changes, every page is dropped. */
  version(): string;
  /** Milliseconds of a monotonic clock. */
  now?(): number;
}

interface Entry {
  readonly key: string;
  readonly page: PackedPage;
  readonly source: string | null;
  readonly tags: ReadonlySet<PageTag>;
  /**
   * Time of the last rendering, or of the last check that found it unchanged. Null if something on it may have changed
   * since.
   */
  checkedAt: number | null;
}

interface Rendering {
  readonly page: Promise<CachedPage | RenderedPage>;
  /** Tags that have changed since the rendering began. */
  readonly since: ReadonlySet<PageTag>;
}

/** Estimated memory of a page besides its bodies: key, headers, hash and the maps that hold them. */
const entryBytes = 2_000;
/** Estimated memory of a tag of a page: its name and its entries in two sets. */
const tagBytes = 150;
/** If more tags than this change during a rendering, the page counts as outdated. */
const changesMax = 1_000;

const estimateBytes = ({ key, page, tags }: Entry): number =>
  entryBytes + tagBytes * tags.size + key.length * 2 + page.bytes;

export function createPageCache({
  maxBytes,
  lifetimeMs,
  version,
  now = () => performance.now(),
}: PageCacheOptions): PageCache {
  const entries = new RecentMap<string, Entry>();
  const tagged = new TagIndex<Entry>();
  /** Tags that have changed since each pending rendering began. */
  const changes = new Set<Set<PageTag>>();
  /** The latest rendering of each key. */
  const underWay = new Map<string, Rendering>();
  let cachedVersion = version();
  let bytes = 0;
  let outdatedPages = 0;
  let hits = 0;
  let misses = 0;
  let unchanged = 0;
  let dropped = 0;

  const currentPages = (): number => entries.size - outdatedPages;

  function changed(tags: readonly PageTag[]): void {
    for (const since of changes) {
      for (const tag of tags) since.add(tag);
      if (since.size <= changesMax) continue;
      since.clear();
      since.add(everything);
    }
    if (tags.length === 0) return;
    const touched = tags.includes(everything)
      ? [...entries.values()]
      : [...tags, everything].flatMap((tag) => tagged.of(tag));
    const before = currentPages();
    touched.forEach(outdate);
    dropped += before - currentPages();
  }

  /** Drops all pages if the version has changed. */
  function follow(): void {
    const current = version();
    if (current === cachedVersion) return;
    cachedVersion = current;
    changed([everything]);
    while (entries.oldest) drop(entries.oldest.value);
  }

  function outdate(entry: Entry): void {
    if (entry.checkedAt === null) return;
    if (entry.source === null) return drop(entry);
    entry.checkedAt = null;
    outdatedPages += 1;
    tagged.remove(entry);
  }

  function drop(entry: Entry): void {
    if (entries.peek(entry.key) !== entry) return;
    entries.delete(entry.key);
    bytes -= estimateBytes(entry);
    if (entry.checkedAt === null) outdatedPages -= 1;
    else tagged.remove(entry);
  }

  function put(entry: Entry): void {
    const before = entries.peek(entry.key);
    if (before) drop(before);
    entries.set(entry.key, entry);
    tagged.add(entry);
    grow(estimateBytes(entry));
  }

  function grow(by: number): void {
    bytes += by;
    while (bytes > maxBytes && entries.oldest) drop(entries.oldest.value);
  }

  function find(key: string): CachedPage | null {
    follow();
    const entry = entries.get(key);
    if (!entry || entry.checkedAt === null) return null;
    if (now() - entry.checkedAt > lifetimeMs) {
      outdate(entry);
      return null;
    }
    hits += 1;
    entry.page.shrink();
    return entry.page;
  }

  function pack(key: string, rendered: RenderedPage): PackedPage {
    const page = packPage(rendered, (by) => {
      if (entries.peek(key)?.page === page) grow(by);
    });
    return page;
  }

  function foundSame(entry: Entry): Entry {
    unchanged += 1;
    entry.page.shrink();
    return entry;
  }

  async function renderOnce(
    key: string,
    render: RenderUnlessSame,
    since: ReadonlySet<PageTag>,
  ): Promise<CachedPage | RenderedPage> {
    const before = entries.peek(key);
    const rendered = await render(before?.source ?? null);
    if (rendered.status !== 'unchanged' && (rendered.status !== 200 || maxBytes === 0)) return rendered;
    const { tags } = rendered;
    const { page, source } =
      rendered.status === 'unchanged'
        ? foundSame(before!)
        : { page: pack(key, rendered), source: rendered.source };
    follow();
    if (!isTouched(tags, since)) put({ key, page, source, tags, checkedAt: now() });
    return page;
  }

  function begin(key: string, render: RenderUnlessSame): Promise<CachedPage | RenderedPage> {
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
    find,
    page(key, render) {
      const page = find(key);
      if (page) return Promise.resolve(page);
      const waitedFor = underWay.get(key);
      // A waiting request may share the running rendering only if nothing has changed since that began.
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
      pages: currentPages(),
      outdatedPages,
      untaggedPages: tagged.count(everything),
      bytes,
      hits,
      misses,
      unchanged,
      dropped,
    }),
  };
}

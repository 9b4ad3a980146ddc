import { RecentMap } from '../../domain/recent-map.ts';
import { packPage, type CachedPage, type PackedPage } from './cached-page.ts';
import { everything, isTouched, TagIndex, type PageTag } from './tag-index.ts';

/** A page as it was rendered. */
export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** All that the page shows and that can change before its lifetime ends. */
  tags: ReadonlySet<PageTag>;
}

/** A page with what tells what it was made of: of the same source the same page is made. Null: it is made anew each time. */
export interface SourcedPage extends RenderedPage {
  source: string | null;
}

/** A page that was not rendered, since the cached one says the same. */
interface UnchangedPage {
  status: 'unchanged';
  tags: ReadonlySet<PageTag>;
}

/** Renders a page unless the cached one, whose source is given, was made of the same. */
export type RenderUnlessSame = (keptSource: string | null) => Promise<SourcedPage | UnchangedPage>;

export interface PageCache {
  /** The cached page; null where there is none, or where something that it shows may have changed. */
  find(key: string): CachedPage | null;
  /**
   * The cached page or the one that is being rendered: who asks for it meanwhile waits for the same one, unless
   * something has changed since its rendering began. Only a page with status 200 is cached, and only when
   * nothing that it shows has changed since then.
   */
  page(key: string, render: RenderUnlessSame): Promise<CachedPage | RenderedPage>;
  /**
   * Nobody gets a page that shows what has changed before it is known whether it is still the same. It has to be told in the same turn
   * in which readers see the change.
   */
  changed(tags: readonly PageTag[]): void;
  /** The figures for the metrics. */
  state(): PageCacheState;
}

export interface PageCacheState {
  /** Those that are sent as they are. */
  pages: number;
  /** Those that are sent again if what they are made of turns out to be the same. */
  outdatedPages: number;
  /** Pages that any change outdates, because something on them did not say what it shows. */
  pagesOfEverything: number;
  /** The memory of all bodies, keys, headers and tags, about. */
  bytes: number;
  hits: number;
  misses: number;
  /** Misses of pages that turned out to be the same. */
  unchanged: number;
  /** Pages that were outdated because something that they showed had changed. */
  dropped: number;
}

interface PageCacheOptions {
  /** Beyond it the pages that nobody has asked for longest are dropped; 0: nothing is cached. */
  maxBytes: number;
  /** What is not announced, such as an edited text in the database, is seen after so long at the latest. */
  lifetimeMs: number;
  /** Names the state of what every page shows, such as the day: when it is another one, every page is dropped. */
  version(): string;
  /** Milliseconds of a clock that never goes back. */
  now?(): number;
}

interface Entry {
  readonly key: string;
  readonly page: PackedPage;
  readonly source: string | null;
  readonly tags: ReadonlySet<PageTag>;
  /** The moment when it was last made or found unchanged; null: something that it shows may have changed since. */
  checkedAt: number | null;
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

const bytesOf = ({ key, page, tags }: Entry): number =>
  entryBytes + tagBytes * tags.size + key.length * 2 + page.bytes;

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
  let outdatedPages = 0;
  let hits = 0;
  let misses = 0;
  let unchanged = 0;
  let dropped = 0;

  const currentPages = (): number => entries.size - outdatedPages;

  function changed(tags: readonly PageTag[]): void {
    for (const since of changes) {
      for (const tag of tags) since.add(tag);
      if (since.size <= changesRemembered) continue;
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

  /** Another version of what every page shows: none of them says the same. */
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
    bytes -= bytesOf(entry);
    if (entry.checkedAt === null) outdatedPages -= 1;
    else tagged.remove(entry);
  }

  function put(entry: Entry): void {
    const before = entries.peek(entry.key);
    if (before) drop(before);
    entries.set(entry.key, entry);
    tagged.add(entry);
    grow(bytesOf(entry));
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
    entry.page.askedAgain();
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
    entry.page.askedAgain();
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
      pages: currentPages(),
      outdatedPages,
      pagesOfEverything: tagged.count(everything),
      bytes,
      hits,
      misses,
      unchanged,
      dropped,
    }),
  };
}

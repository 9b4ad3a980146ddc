import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CachedPage } from './cached-page.ts';
import {
  createPageCache,
  type PageCacheState,
  type RenderedPage,
  type RenderUnlessSame,
} from './page-cache.ts';
import type { PageTag } from './tag-index.ts';

const sources = ['home:1', 'home:2', 'nights:1', 'nights:2', 'homes', 'nights', 'office'] as const;
type Source = (typeof sources)[number];

/** The sources that each page reads, in order; a page of everything reads all. */
const pages: Readonly<Record<string, readonly (Source | 'everything')[]>> = {
  '/terms': [],
  '/1': ['home:1', 'nights:1', 'homes'],
  '/2': ['home:2', 'nights:2'],
  '/list': ['homes', 'office'],
  '/dated': ['homes', 'nights'],
  '/unsaid': ['everything'],
};

type Step =
  | { do: 'ask'; page: string }
  /** Asks, and lets every rendering end. */
  | { do: 'open'; page: string }
  /** One of the renderings under way reads on, or ends; `waits` until its page is in the cache. */
  | { do: 'render'; which: number; waits: boolean }
  | { do: 'change'; of: readonly Source[] }
  | { do: 'changeVersion' };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 50,
      arbitrary: fc.record({ do: fc.constant('ask'), page: fc.constantFrom(...Object.keys(pages)) }),
    },
    {
      weight: 15,
      arbitrary: fc.record({ do: fc.constant('open'), page: fc.constantFrom(...Object.keys(pages)) }),
    },
    {
      weight: 80,
      arbitrary: fc.record({ do: fc.constant('render'), which: fc.nat(9), waits: fc.boolean() }),
    },
    {
      weight: 25,
      arbitrary: fc.record({
        do: fc.constant('change'),
        of: fc.uniqueArray(fc.constantFrom(...sources), { minLength: 1, maxLength: 3 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('changeVersion') }) },
  ),
  { minLength: 20, maxLength: 120 },
);

/** The number of changes of each source, and `version` for the parts that every page shows. */
type World = Record<string, number>;

/** Every other change of a source can be seen on no page. */
const shownOf = (read: World): World =>
  Object.fromEntries(Object.entries(read).map(([source, changes]) => [source, Math.ceil(changes / 2)]));

interface Rendering {
  goOn(): void;
  answer: Promise<unknown>;
}

/** Goes through the steps with a cache, and holds each answer against what the sources say themselves. */
async function follow(
  taken: readonly Step[],
): Promise<Pick<PageCacheState, 'hits' | 'dropped' | 'unchanged'>> {
  const world: World = Object.fromEntries([...sources, 'version'].map((source) => [source, 0]));
  const cache = createPageCache({
    maxBytes: 10_000_000,
    lifetimeMs: Infinity,
    version: () => String(world['version']),
  });
  const underWay: Rendering[] = [];
  const checked: Promise<void>[] = [];
  /** Cached pages of which nothing has changed: they have to be found. */
  const unchanged = new Set<string>();

  const shows = (page: string, source: string): boolean =>
    source === 'version' || pages[page]!.some((one) => one === source || one === 'everything');
  const hasChanged = (page: string, since: World): boolean =>
    Object.keys(since).some((source) => since[source] !== world[source] && shows(page, source));

  function render(page: string, keptSource: string | null): ReturnType<RenderUnlessSame> {
    const left = [...pages[page]!];
    const read: World = { version: world['version']! };
    const tags = new Set<PageTag>();
    return new Promise((resolve) => {
      const rendering: Rendering = {
        answer: Promise.resolve(),
        goOn() {
          const next = left.shift();
          if (next === undefined) {
            underWay.splice(underWay.indexOf(rendering), 1);
            const source = JSON.stringify(shownOf(read));
            resolve(
              source === keptSource
                ? { status: 'unchanged', tags }
                : { status: 200, headers: {}, body: Buffer.from(source), tags, source },
            );
            return;
          }
          tags.add(next);
          for (const source of next === 'everything' ? sources : [next]) read[source] = world[source]!;
        },
      };
      underWay.push(rendering);
    });
  }

  async function expectAsNew(page: string, asked: World, shown: CachedPage | RenderedPage): Promise<void> {
    const body = typeof shown.body === 'function' ? await shown.body('identity') : shown.body;
    const wanted = shownOf(asked);
    const older = Object.entries(JSON.parse(String(body)) as World).filter(
      ([source, shown]) => shown < wanted[source]!,
    );
    expect(older, `${page} is older than when it was asked for`).toEqual([]);
  }

  function ask(page: string): void {
    const asked = { ...world };
    const found = cache.find(page);
    if (unchanged.has(page)) expect(found, `${page} was dropped though it had not changed`).not.toBeNull();
    let begun: World | null = null;
    const answer: Promise<CachedPage | RenderedPage> = found
      ? Promise.resolve(found)
      : cache.page(page, (keptSource) => {
          begun = { ...world };
          return render(page, keptSource);
        });
    if (begun) underWay.at(-1)!.answer = answer;
    const check = answer.then((shown) => {
      if (begun && !hasChanged(page, begun)) unchanged.add(page);
      return expectAsNew(page, asked, shown);
    });
    checked.push(check);
    check.catch(() => undefined);
  }

  function change(of: readonly string[]): void {
    for (const source of of) world[source]! += 1;
    for (const page of unchanged) if (of.some((source) => shows(page, source))) unchanged.delete(page);
  }

  function endAll(): void {
    while (underWay.length > 0) underWay[0]!.goOn();
  }

  for (const step of taken) {
    if (step.do === 'ask' || step.do === 'open') ask(step.page);
    if (step.do === 'open') {
      endAll();
      await Promise.all(checked);
    }
    if (step.do === 'changeVersion') change(['version']);
    if (step.do === 'change') {
      change(step.of);
      cache.changed(step.of);
    }
    if (step.do === 'render' && underWay.length > 0) {
      const rendering = underWay[step.which % underWay.length]!;
      rendering.goOn();
      if (step.waits && !underWay.includes(rendering)) await rendering.answer;
    }
  }
  endAll();
  await Promise.all(checked);
  for (const page of unchanged) expect(cache.find(page), `${page} had not changed`).not.toBeNull();
  const state = cache.state();
  cache.changed(['everything']);
  expect(cache.state().pages).toBe(0);
  return state;
}

test('no page is older than a change of what it shows, and none is dropped that shows nothing of it', async () => {
  let hits = 0;
  let dropped = 0;
  let same = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const figures = await follow(taken);
      hits += figures.hits;
      dropped += figures.dropped;
      same += figures.unchanged;
    }),
    { numRuns: 300 },
  );
  // A cache that never has a page would pass as well.
  expect(hits).toBeGreaterThan(500);
  expect(dropped).toBeGreaterThan(300);
  expect(same).toBeGreaterThan(20);
}, 60_000);

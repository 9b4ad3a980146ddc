import type { Messages } from '../../../texts/translate.ts';

/**
 * The texts that the browser has loaded, in one object that grows: a page waits for those that it shows at
 * first, and further ones come with what needs them. On the server there is nothing to load.
 */
export const loadedTexts: Record<string, Messages> = {};

/** `page-<route>` for what a page shows at first, `part-<module>` for what comes with a part of a page. */
type FileName = `${'page' | 'part'}-${string}`;

/** Files that are under way, and null for those that are there. */
const files = new Map<FileName, Promise<void> | null>();

/** Loads a file of texts, of the language and version that the page came with; null where its texts are there. */
export function loadTexts(name: FileName): Promise<void> | null {
  if (import.meta.env.SSR) return null;
  const known = files.get(name);
  if (known !== undefined) return known;
  const address = document.documentElement.dataset['texts']!.replace(/[\w-]+\.json/, `${name}.json`);
  const made = (async () => {
    const response = await fetch(address);
    if (!response.ok) throw response;
    merge(loadedTexts, (await response.json()) as Messages);
    files.set(name, null);
  })();
  // Another try asks again; this one is told to whoever waits for it.
  made.catch(() => files.delete(name));
  files.set(name, made);
  return made;
}

/** Loads code that is fetched on first use together with its texts. Both have the module's name. */
export function withTexts<Code>(load: () => Promise<Code>, module: string): () => Promise<Code> {
  return async () => (await Promise.all([load(), loadTexts(`part-${module}`)]))[0];
}

function merge(into: Record<string, string | Messages>, from: Messages): void {
  for (const key in from) {
    const value = from[key]!;
    if (typeof value === 'string') into[key] = value;
    else merge((into[key] ??= {}) as Record<string, Messages>, value);
  }
}

/** A match of React Router's, in the browser and on the server. */
interface Match {
  id: string;
  loaderData?: unknown;
}

/** The views that a path of the catalogue may show, beside lists. */
const viewFiles = { home: 'page-ObjectPage', content: 'page-content' } as const;

/** What an error shows in place of a page. */
export const errorPageFile = 'page-failed';

/** The file of texts that a page shows before anything is used, by its route and what the route shows. */
export function pageFileOf({ id, loaderData }: Match): FileName {
  const { view } = (loaderData ?? {}) as { view?: keyof typeof viewFiles };
  return (view && viewFiles[view]) ?? `page-${id.split('.')[0]!.replace('/', '-')}`;
}

import type { Messages } from '../../../texts/translate.ts';

/**
 * Texts that the browser has loaded, in one object that grows: a page waits for those that it shows at first, and more come with the
 * parts that need them. On the server there is nothing to load.
 */
export const loadedTexts: Record<string, Messages> = {};

type FileName = `${'page' | 'part'}-${string}`;

/** Files that are loading; null for those that are loaded. */
const files = new Map<FileName, Promise<void> | null>();

/** Loads a file of texts in the page's language and version; returns null where its texts are loaded already. */
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

/** Loads a lazy chunk together with its texts; both have the module's name. */
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

interface Match {
  id: string;
  loaderData?: unknown;
}

/** Views that a path of the catalogue may show instead of a list. */
const viewFiles = { home: 'page-ObjectPage', content: 'page-content' } as const;

/** Texts of the page that an error shows. */
export const errorPageFile = 'page-failed';

/** The file of texts that a page needs at first, by its route and the view that it shows. */
export function pageFileOf({ id, loaderData }: Match): FileName {
  const { view } = (loaderData ?? {}) as { view?: keyof typeof viewFiles };
  return (view && viewFiles[view]) ?? `page-${id.split('.')[0]!.replace('/', '-')}`;
}

import type { Messages } from '../../../texts/translate.ts';

/**
 * Texts that the browser has loaded, in one object that grows: a page waits for the texts of its first view, and lazy parts bring their
 * own. On the server there is nothing to load.
 */
export const loadedTexts: Record<string, Messages> = {};

type FileName = `${'page' | 'part'}-${string}`;

/** Files that are loading; null for those that are loaded. */
const files = new Map<FileName, Promise<void> | null>();

/** Loads a file of texts in the page's language and version; returns null if its texts are loaded already. */
export function loadTexts(name: FileName): Promise<void> | null {
  if (import.meta.env.SSR) return null;
  const existing = files.get(name);
  if (existing !== undefined) return existing;
  const address = document.documentElement.dataset['texts']!.replace(/[\w-]+\.json/, `${name}.json`);
  const loading = (async () => {
    const response = await fetch(address);
    if (!response.ok) throw response;
    merge(loadedTexts, (await response.json()) as Messages);
    files.set(name, null);
  })();
  // The next call tries again; waiting callers get the failure of this one.
  loading.catch(() => files.delete(name));
  files.set(name, loading);
  return loading;
}

/** Loads a lazy chunk together with its texts; both have the module's name. */
export function withTexts<Code>(load: () => Promise<Code>, module: string): () => Promise<Code> {
  return async () => (await Promise.all([load(), loadTexts(`part-${module}`)]))[0];
}

function merge(target: Record<string, string | Messages>, source: Messages): void {
  for (const key in source) {
    const value = source[key]!;
    if (typeof value === 'string') target[key] = value;
    else merge((target[key] ??= {}) as Record<string, Messages>, value);
  }
}

interface Match {
  id: string;
  loaderData?: unknown;
}

/** Views that a path of the catalogue may show instead of a list. */
const viewFiles = { home: 'page-ObjectPage', content: 'page-content' } as const;

export const errorPageFile = 'page-failed';

/** Returns the file of texts that a page needs at first, by its route and the view that it shows. */
export function getPageFile({ id, loaderData }: Match): FileName {
  const { view } = (loaderData ?? {}) as { view?: keyof typeof viewFiles };
  return (view && viewFiles[view]) ?? `page-${id.split('.')[0]!.replace('/', '-')}`;
}

import { parseContentLink } from '../../../domain/content-links.ts';
import { contentPageKey } from '../../../domain/content-pages.ts';
import { languages, type Language } from '../../../domain/language.ts';
import {
  menuLabels,
  menuNames,
  menuTitles,
  usualMenus,
  type MenuGroup,
  type MenuLink,
  type MenuName,
  type Menus,
  type ShownGroup,
} from '../../../domain/menus.ts';
import { ordinaryFolder, ordinaryName } from '../../../domain/ordinary-pages.ts';
import type { AnnouncedTable, ReadModels } from '../../platform/read-models.ts';
import type { Published } from './published.ts';
import { createResolver, type LinkDeps } from './resolve-links.ts';

/** Tables that links of menus refer to. */
const linkedTables: readonly AnnouncedTable[] = ['contents', 'offers', 'whoami_paths'];

export interface MenuReader {
  menus(language: Language): Promise<Menus>;
  /** Calls the listener when a link or label of a menu has changed in any language. */
  onMenusChanged(listener: () => void): void;
  start(): Promise<void>;
}

/**
 * Reads the menus and detects their changes, so that an edit of another page does not invalidate every page of the
 * site.
 */
export function createMenus(
  deps: LinkDeps,
  readModels: Pick<ReadModels, 'of' | 'subscribe'>,
  published: () => Promise<Published>,
): MenuReader {
  const listeners: (() => void)[] = [];
  const model = readModels.of(linkedTables, async () => {
    const current = await published();
    const entries = await Promise.all(
      languages.map(async (language) => [language, await presentMenus(deps, current, language)] as const),
    );
    return Object.fromEntries(entries) as Record<Language, Menus>;
  });
  let last: string | null = null;
  async function compare(): Promise<void> {
    const now = JSON.stringify(await model.get());
    const isChanged = last !== null && last !== now;
    last = now;
    if (isChanged) for (const listener of listeners) listener();
  }
  readModels.subscribe((table) => {
    // If the database is unavailable, it announces everything again after its return.
    if (last !== null && linkedTables.includes(table)) void compare().catch(() => undefined);
  });
  return {
    menus: async (language) => (await model.get())[language],
    onMenusChanged: (listener) => void listeners.push(listener),
    start: compare,
  };
}

async function presentMenus(deps: LinkDeps, published: Published, language: Language): Promise<Menus> {
  const { href } = createResolver(deps, published, language);
  const present = async ({ id, title, ownSiteOnly, links: entries }: MenuGroup): Promise<ShownGroup> => {
    const links = await Promise.all(
      entries.map(async ({ to, label }): Promise<MenuLink | null> => {
        const path = await href(to);
        const words = labelIn(label, language) ?? labelOfPage(published, to, language);
        return path === null || words === null ? null : { path, label: words };
      }),
    );
    const key = menuTitles[id];
    return {
      ...{
        id,
        ownSiteOnly: ownSiteOnly === true,
        title: labelIn(title, language) ?? (key === undefined ? null : { key }),
      },
      links: links.filter((link) => link !== null),
    };
  };
  const groups = await Promise.all(
    menuNames.map(async (name) => {
      const shown = await Promise.all((published.menus.get(name) ?? usualMenus[name]).map(present));
      return [name, shown.filter(({ links }) => links.length > 0)] as const;
    }),
  );
  return Object.fromEntries(groups) as Record<MenuName, ShownGroup[]>;
}

/** Returns the label in the language, or else the German one, or any. */
function labelIn(label: MenuGroup['title'], language: Language): { text: string } | null {
  const text = label?.[language] ?? label?.de ?? Object.values(label ?? {})[0];
  return text === undefined ? null : { text };
}

function labelOfPage(published: Published, to: string, language: Language): MenuLink['label'] | null {
  const link = parseContentLink(to);
  if (link?.kind !== 'page') return null;
  const { name, param } = link;
  const key = menuLabels[name];
  if (key !== undefined) return { key };
  const page = name === ordinaryName ? `${ordinaryFolder}${param ?? ''}` : contentPageKey(name);
  const text = published.find(page, language)?.head.title;
  return text === undefined ? null : { text };
}

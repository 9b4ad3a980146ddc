/** Names something that pages show and that can change. Each cached page has the tags of all that it shows. */
export type PageTag = string;

/** The tag of pages that any change invalidates, and of changes that invalidate every page. */
export const everything = 'everything';

interface Tagged {
  readonly tags: ReadonlySet<PageTag>;
}

/** Finds the pages of a tag. A tag without pages takes no memory. */
export class TagIndex<Page extends Tagged> {
  readonly #pages = new Map<PageTag, Set<Page>>();

  add(page: Page): void {
    for (const tag of page.tags) {
      const pages = this.#pages.get(tag);
      if (pages) pages.add(page);
      else this.#pages.set(tag, new Set([page]));
    }
  }

  remove(page: Page): void {
    for (const tag of page.tags) {
      const pages = this.#pages.get(tag);
      pages?.delete(page);
      if (pages?.size === 0) this.#pages.delete(tag);
    }
  }

  /** Returns a copy of the current pages of a tag, so that pages may be removed during iteration. */
  of(tag: PageTag): readonly Page[] {
    return [...(this.#pages.get(tag) ?? [])];
  }

  count(tag: PageTag): number {
    return this.#pages.get(tag)?.size ?? 0;
  }
}

/** True if a change of these tags may be visible on a page with the shown tags. */
export function isTouched(shown: ReadonlySet<PageTag>, changed: ReadonlySet<PageTag>): boolean {
  if (changed.size === 0) return false;
  if (shown.has(everything) || changed.has(everything)) return true;
  return [...shown].some((tag) => changed.has(tag));
}

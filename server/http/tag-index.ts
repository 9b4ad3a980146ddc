import type { PageTag } from './page-tags.ts';

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

  /** The pages of a tag as they are now: removing them meanwhile is safe. */
  of(tag: PageTag): readonly Page[] {
    return [...(this.#pages.get(tag) ?? [])];
  }

  count(tag: PageTag): number {
    return this.#pages.get(tag)?.size ?? 0;
  }
}

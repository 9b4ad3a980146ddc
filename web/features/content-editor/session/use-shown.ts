import { useEffect, useMemo, useState } from 'react';
import { todayInBerlin } from '../../../../domain/stay.ts';
import type { ContentBlock } from '../../../../domain/content-blocks.ts';
import type { Language } from '../../../../domain/language.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import type { CardHome } from '../../home/card-home.ts';
import { findHomes, type LiveContent } from '../../content/live-content.ts';
import { blocksOf, containerOf } from './unit-session.ts';

export interface Shown {
  targets: { links: Readonly<Record<string, string>>; pictures: Readonly<Record<string, string>> };
  live: LiveContent;
  /** The block as readers get it, with snippets replaced by their content. */
  blocksFor(block: ContentBlock): readonly ContentBlock[];
}

const waitMs = 500;
const nothing: LiveContent = {
  homes: {},
  offers: [],
  ratings: null,
  office: null,
  bonuses: null,
  figures: null,
};

export function useShown(
  blocks: readonly ContentBlock[],
  language: Language,
  known: Pick<Shown, 'targets'> & { live: LiveContent | null },
): Shown {
  const [told, setTold] = useState<{
    links: Readonly<Record<string, string>>;
    pictures: Readonly<Record<string, string>>;
    snippets: Readonly<Record<string, string>>;
  }>({ ...known.targets, snippets: {} });
  const [homes, setHomes] = useState<Readonly<Record<string, readonly CardHome[]>>>({});
  const container = containerOf(blocks);
  useEffect(() => {
    if (blocks.length === 0) return;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      // A text that cannot be stored yet leaves what is known as it is.
      browserApi
        .call('getContentTargets', { language, containerContent: container }, { signal: ended.signal })
        .then(setTold)
        .catch(() => undefined);
    }, waitMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the container is the blocks as text
  }, [container, language]);

  const searches = JSON.stringify(
    blocks.flatMap((block) => {
      const path = block.kind === 'homes' ? told.links[`search:${block.search}`] : undefined;
      return path === undefined ? [] : [[block.id, path] as const];
    }),
  );
  useEffect(() => {
    let isOver = false;
    const asked = JSON.parse(searches) as [string, string][];
    if (asked.length === 0) return;
    const today = todayInBerlin(new Date());
    void Promise.all(
      asked.map(async ([id, path]) => [id, await findHomes(browserApi, path, language, today)] as const),
    ).then((found) => {
      if (!isOver) setHomes(Object.fromEntries(found));
    });
    return () => {
      isOver = true;
    };
  }, [searches, language]);

  return useMemo(
    () => ({
      targets: told,
      live: { ...(known.live ?? nothing), homes: { ...known.live?.homes, ...homes } },
      blocksFor(block) {
        if (block.kind !== 'snippet') return [block];
        const held = told.snippets[block.snippet];
        return held === undefined
          ? []
          : blocksOf(held).map((one) => ({ ...one, id: `${block.id}-${one.id}` }));
      },
    }),
    [told, homes, known.live],
  );
}

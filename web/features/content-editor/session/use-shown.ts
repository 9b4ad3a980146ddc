import { useEffect, useMemo, useState } from 'react';
import { todayInBerlin } from '../../../../domain/stay.ts';
import type { ContentBlock } from '../../../../domain/content-blocks.ts';
import type { Language } from '../../../../domain/language.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import type { CardHome } from '../../home/card-home.ts';
import { findHomes, type LiveContent } from '../../content/live-content.ts';
import { parseContainer, serializeBlocks } from './unit-session.ts';

export interface ShownContent {
  targets: { links: Readonly<Record<string, string>>; pictures: Readonly<Record<string, string>> };
  live: LiveContent;
  /** Returns the block as readers get it, with snippets replaced by their content. */
  blocksFor(block: ContentBlock): readonly ContentBlock[];
}

const waitMs = 500;
const noLiveContent: LiveContent = {
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
  initial: Pick<ShownContent, 'targets'> & { live: LiveContent | null },
): ShownContent {
  const [targets, setTargets] = useState<{
    links: Readonly<Record<string, string>>;
    pictures: Readonly<Record<string, string>>;
    snippets: Readonly<Record<string, string>>;
  }>({ ...initial.targets, snippets: {} });
  const [homes, setHomes] = useState<Readonly<Record<string, readonly CardHome[]>>>({});
  const container = serializeBlocks(blocks);
  useEffect(() => {
    if (blocks.length === 0) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // The server refuses text that cannot be stored yet. The last targets stay valid.
      browserApi
        .call('getContentTargets', { language, containerContent: container }, { signal: abort.signal })
        .then(setTargets)
        .catch(() => undefined);
    }, waitMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the container is the blocks as text
  }, [container, language]);

  const searches = JSON.stringify(
    blocks.flatMap((block) => {
      const path = block.kind === 'homes' ? targets.links[`search:${block.search}`] : undefined;
      return path === undefined ? [] : [[block.id, path] as const];
    }),
  );
  useEffect(() => {
    let isOver = false;
    const searchPaths = JSON.parse(searches) as [string, string][];
    if (searchPaths.length === 0) return;
    const today = todayInBerlin(new Date());
    void Promise.all(
      searchPaths.map(
        async ([id, path]) => [id, await findHomes(browserApi, path, language, today)] as const,
      ),
    ).then((results) => {
      if (!isOver) setHomes(Object.fromEntries(results));
    });
    return () => {
      isOver = true;
    };
  }, [searches, language]);

  return useMemo(
    () => ({
      targets,
      live: { ...(initial.live ?? noLiveContent), homes: { ...initial.live?.homes, ...homes } },
      blocksFor(block) {
        if (block.kind !== 'snippet') return [block];
        const snippet = targets.snippets[block.snippet];
        return snippet === undefined
          ? []
          : parseContainer(snippet).map((one) => ({ ...one, id: `${block.id}-${one.id}` }));
      },
    }),
    [targets, homes, initial.live],
  );
}

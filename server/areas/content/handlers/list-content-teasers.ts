import type { listContentTeasers } from '../../../../contract/content/list-content-teasers.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { ContentBlock, ContentPicture } from '../../../../domain/content-blocks.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OverviewDeps } from '../present-overview.ts';
import { createResolver } from '../resolve-links.ts';

type Teaser = ResponseOf<typeof listContentTeasers>['teasers'][number];
type WrittenTeaser = Pick<Teaser, 'kind' | 'title' | 'text' | 'to'> & {
  picture?: ContentPicture | undefined;
};

function listTeasers(block: ContentBlock): WrittenTeaser[] {
  switch (block.kind) {
    case 'teasers':
      return block.teasers.map(({ title, text, to, picture }) => ({
        kind: 'teaser',
        title,
        text,
        to,
        picture,
      }));
    case 'action':
      return [{ kind: 'action', title: block.title, text: block.text ?? '', to: block.to }];
    case 'homes':
      return [{ kind: 'homes', title: block.title, text: '', to: `search:${block.search}` }];
    default:
      return [];
  }
}

export function listContentTeasersHandler({
  links,
  published,
}: Pick<OverviewDeps, 'links' | 'published'>): Handler<typeof listContentTeasers> {
  return async ({ language }) => {
    const all = await published();
    const resolver = createResolver(links, all, language);
    const matches = all.all
      .filter((text) => text.language === language)
      .flatMap(({ page, head, blocks }) =>
        blocks.flatMap(listTeasers).map((teaser) => ({ page, pageTitle: head.title, ...teaser })),
      );
    const teasers = await Promise.all(
      matches.map(async ({ picture, ...teaser }) => ({
        ...teaser,
        href: await resolver.href(teaser.to),
        picture: picture === undefined ? null : await resolver.picture(picture.scene),
      })),
    );
    return { ok: true, data: { teasers } };
  };
}

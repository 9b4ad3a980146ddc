import type { ReactNode } from 'react';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import type { LiveContent } from './live-content.ts';
import { ActionBlock, LinksBlock, QuoteBlock, TableBlock } from './parts/simple-blocks.tsx';
import { AccordionBlock } from './parts/accordion-block.tsx';
import { ChecklistBlock } from './parts/checklist-block.tsx';
import { HomesBlock } from './parts/homes-block.tsx';
import { MapBlock } from './parts/map-block.tsx';
import { GalleryBlock, PictureBlock } from './parts/picture-blocks.tsx';
import { SitePart } from './parts/site-part.tsx';
import { TeasersBlock } from './parts/teasers-block.tsx';
import { RichText } from './rich-text.tsx';

/** `page` names the page in what the browser stores about it. */
export function ContentBlocks({
  page,
  blocks,
  live,
}: {
  page: string;
  blocks: readonly ContentBlock[];
  live: LiveContent;
}): ReactNode {
  return blocks.map((block) => <Block key={block.id} page={page} block={block} live={live} />);
}

function Block({ page, block, live }: { page: string; block: ContentBlock; live: LiveContent }): ReactNode {
  switch (block.kind) {
    case 'text':
      return <RichText text={block.text} />;
    case 'picture':
      return <PictureBlock block={block} />;
    case 'gallery':
      return <GalleryBlock block={block} />;
    case 'teasers':
      return <TeasersBlock block={block} />;
    case 'accordion':
      return <AccordionBlock block={block} />;
    case 'links':
      return <LinksBlock block={block} />;
    case 'table':
      return <TableBlock block={block} />;
    case 'quote':
      return <QuoteBlock block={block} />;
    case 'action':
      return <ActionBlock block={block} />;
    case 'homes':
      return <HomesBlock block={block} homes={live.homes[block.id] ?? []} />;
    case 'map':
      return <MapBlock block={block} />;
    case 'checklist':
      return <ChecklistBlock page={page} block={block} />;
    case 'part':
      return <SitePart part={block.part} live={live} />;
    // The page shows its head above, and snippets were replaced by their content.
    case 'head':
    case 'snippet':
    // The start page renders its own kinds.
    default:
      return null;
  }
}

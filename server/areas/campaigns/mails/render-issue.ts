import type { ContentBlock, Inline, RichText } from '../../../../domain/content-blocks.ts';
import type { ContentPage } from '../../../../domain/content-page.ts';
import type { Language } from '../../../../domain/language.ts';
import { placeLine } from '../../../../domain/place-line.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { Mail } from '../../../platform/mail.ts';
import { renderMail, type MailBlock } from '../../mail/mail.ts';
import type { Euros } from '../../../../domain/money.ts';

export interface HomeOfIssue {
  objectNumber: number;
  title: string;
  place: string;
  region: string;
  /** Euros for the cheapest future week; null without a price. */
  minPrice: Euros | null;
}

export interface IssueRendering {
  language: Language;
  translate: Translate;
  site: string;
  publicUrl: string;
  routes: SiteRoutes;
}

/** The page of an issue in one language, with its URL and, by block, the homes of its searches. */
export interface Issue {
  page: Pick<ContentPage, 'head' | 'blocks' | 'links' | 'pictures'>;
  path: string;
  homes: Readonly<Record<string, readonly HomeOfIssue[]>>;
}

/** Renders an issue as a mail. Blocks that need a page, such as maps and forms, are left out; a button leads to the page. */
export function renderIssue(
  { page, path, homes }: Issue,
  { language, translate: t, site, publicUrl, routes }: IssueRendering,
  userKey: string,
): Pick<Mail, 'subject' | 'html' | 'text'> {
  const { head, blocks, links, pictures } = page;
  const href = (to: string): string | null => {
    const linkPath = links[to];
    return linkPath === undefined ? null : new URL(linkPath, publicUrl).href;
  };
  const format = formatterFor(language, t);
  const scene = head.picture && pictures[head.picture.scene];
  const toMailBlocks = (block: ContentBlock): MailBlock[] => {
    switch (block.kind) {
      case 'text':
        return toParagraphs(block.text);
      case 'quote':
        return [{ kind: 'quote', label: block.source ?? '', text: block.text }];
      case 'action': {
        const to = href(block.to);
        return [
          { kind: 'title', text: block.title },
          ...(block.text ? [{ kind: 'paragraph', text: block.text } as const] : []),
          ...(to === null ? [] : [{ kind: 'link', label: block.label, href: to } as const]),
        ];
      }
      case 'teasers':
        return [
          ...(block.title ? [{ kind: 'title', text: block.title } as const] : []),
          {
            kind: 'items',
            items: block.teasers.flatMap(({ title, text, to }) => {
              const target = href(to);
              return target === null ? [] : [{ title, href: target, lines: [text] }];
            }),
          },
        ];
      case 'links':
        return [
          ...(block.title ? [{ kind: 'title', text: block.title } as const] : []),
          {
            kind: 'items',
            items: block.links.flatMap(({ label, to, text }) => {
              const target = href(to);
              return target === null ? [] : [{ title: label, href: target, lines: text ? [text] : [] }];
            }),
          },
        ];
      case 'homes': {
        const shownHomes = homes[block.id] ?? [];
        if (shownHomes.length === 0) return [];
        return [
          { kind: 'title', text: block.title },
          {
            kind: 'items',
            items: shownHomes.map(({ objectNumber, title, place, region, minPrice }) => ({
              title,
              href: `${publicUrl}${routes.pathOf('ObjectPage', language, { objectNumber })}`,
              lines: [
                placeLine(place, region),
                ...(minPrice === null ? [] : [t('mail.campaign.from', { price: format.money(minPrice) })]),
              ],
            })),
          },
        ];
      }
      case 'accordion':
        return block.entries.flatMap(({ question, answer }) => [
          { kind: 'title', text: question } as const,
          ...toParagraphs(answer),
        ]);
      default:
        return [];
    }
  };
  return {
    subject: head.title,
    ...renderMail({
      t,
      language,
      site,
      heading: head.title,
      greeting: '',
      paragraphs: [head.lead ?? head.description],
      picture:
        scene === undefined || !head.picture
          ? null
          : {
              src: `${new URL(scene, publicUrl).href}-1200x630.jpg`,
              alt: head.picture.alt,
              href: `${publicUrl}${path}`,
            },
      blocks: blocks.flatMap(toMailBlocks),
      button: { label: t('mail.campaign.button'), href: `${publicUrl}${path}` },
      footer: t('mail.newsletter.footer'),
      footerLink: {
        label: t('mail.campaign.settings'),
        href: `${publicUrl}${routes.pathOf('MailSettings', language, { userKey })}`,
      },
    }),
  };
}

const plain = (content: readonly Inline[] | undefined): string =>
  (content ?? []).map((one) => (one.type === 'text' ? one.text : '\n')).join('');

function toParagraphs({ content }: RichText): MailBlock[] {
  return content.flatMap((node): MailBlock[] => {
    if (node.type === 'heading') return [{ kind: 'title', text: plain(node.content) }];
    if (node.type === 'paragraph') {
      const text = plain(node.content);
      return text.trim() === '' ? [] : [{ kind: 'paragraph', text }];
    }
    const lines = node.content.map(({ content: inner }, index) => {
      const sign = node.type === 'ordered_list' ? `${index + 1}.` : '•';
      return `${sign} ${inner.map((one) => (one.type === 'paragraph' ? plain(one.content) : '')).join(' ')}`;
    });
    return [{ kind: 'paragraph', text: lines.join('\n') }];
  });
}

import type { RichText } from '../../../domain/content-blocks.ts';
import type { RoutedContentPage } from '../../../domain/content-page.ts';
import type { Language } from '../../../domain/language.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { Crumb } from '../../components/breadcrumb.tsx';
import { plainText } from '../../features/content/content-outline.ts';

export function structuredContent(
  { head, blocks, changedOn }: Pick<RoutedContentPage, 'head' | 'blocks' | 'changedOn'>,
  crumbs: readonly Crumb[],
  { origin, house }: Pick<Site, 'origin' | 'house'>,
  path: string,
  language: Language,
): Record<string, unknown>[] {
  const context = { '@context': 'https://schema.org' };
  const { article } = head;
  const questions = blocks.flatMap((block) => (block.kind === 'accordion' ? block.entries : []));
  return [
    {
      ...context,
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: origin + (crumb.path ?? path),
      })),
    },
    ...(article
      ? [
          {
            ...context,
            '@type': 'Article',
            headline: head.title,
            description: head.description,
            inLanguage: language,
            author:
              article.author === house
                ? { '@id': `${origin}/#organization` }
                : { '@type': 'Person', name: article.author },
            datePublished: article.date,
            dateModified: changedOn > article.date ? changedOn : article.date,
            publisher: { '@id': `${origin}/#organization` },
            mainEntityOfPage: origin + path,
          },
        ]
      : []),
    ...(questions.length > 0
      ? [
          {
            ...context,
            '@type': 'FAQPage',
            inLanguage: language,
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: joinTexts(answer) },
            })),
          },
        ]
      : []),
  ];
}

function joinTexts(node: RichText | { content?: readonly unknown[] }): string {
  return (node.content ?? [])
    .map((child) => {
      const { type, content } = child as { type: string; content?: readonly unknown[] };
      return type === 'paragraph' || type === 'heading'
        ? plainText(content as Parameters<typeof plainText>[0])
        : joinTexts({ content: content ?? [] });
    })
    .join(' ');
}

import type { Language } from '../../../../domain/language.ts';
import { sharedListParam } from '../../../../domain/saved-lists.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { Mail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';

export interface CommentsMailInput {
  language: Language;
  translate: Translate;
  site: string;
  /** The configured origin of that site, never taken from a request. */
  publicUrl: string;
  routes: SiteRoutes;
  /** Empty for a main list without a name of its own. */
  listName: string;
  sharedList: string;
  comments: readonly { author: string; home: string; text: string }[];
  endHref: string;
}

/** Maximum number of comments in a mail. The list itself shows all. */
const commentsShown = 12;

export function renderCommentsMail(input: CommentsMailInput): Pick<Mail, 'subject' | 'html' | 'text'> {
  const { language, translate: t, publicUrl, routes, comments } = input;
  const list = input.listName || t('mail.savedList.main');
  const text = (key: string): string => t(`mail.savedList.${key}`, { count: comments.length, list });
  const query = new URLSearchParams({ [sharedListParam]: input.sharedList }).toString();
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site: input.site,
      heading: text('heading'),
      greeting: t('mail.greeting.unnamed'),
      paragraphs: [text('intro')],
      blocks: comments.slice(0, commentsShown).map((comment) => ({
        kind: 'quote' as const,
        text: comment.text,
        label: t('mail.savedList.by', { name: comment.author, home: comment.home }),
      })),
      button: {
        label: text('button'),
        href: `${publicUrl}${routes.pathOf('WatchList', language)}?${query}`,
      },
      private: text('private'),
      footer: text('footer'),
      footerLink: { label: text('end'), href: input.endHref },
    }),
  };
}

import { defaultLanguage, isLanguage, type Language } from '../../../../domain/language.ts';
import type { CurrentOperator } from '../../../../domain/operator/operator.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { Database } from '../../../platform/database.ts';
import type { MailTransport } from '../../../platform/mail.ts';
import { renderReviewMail } from './mails/render-review-mail.ts';
import { reviewsStore } from './reviews-store.ts';

export interface ReviewMailDeps {
  db: Database;
  mail: Pick<MailTransport, 'send'>;
  translate: (language: Language) => Translate;
  routes: SiteRoutes;
  operator: CurrentOperator;
  publicUrl: string;
}

/** Sends the mail unless the review was withdrawn or decided in the meantime. */
export async function sendReviewMail(
  { db, mail, translate, routes, operator, publicUrl }: ReviewMailDeps,
  { reviewId, about, uid }: { reviewId: number; about: 'asked' | 'decided'; uid: string },
): Promise<void> {
  const [review, recipient] = await Promise.all([
    reviewsStore.one(db, reviewId),
    reviewsStore.findRecipient(db, uid),
  ]);
  if (!review || !recipient) return;
  const outcome = about === 'asked' ? 'asked' : review.state;
  if (about === 'asked' ? review.state !== 'open' : outcome !== 'approved' && outcome !== 'returned') return;
  const language = isLanguage(recipient.language) ? recipient.language : defaultLanguage;
  await mail.send({
    id: `content-review-${reviewId}-${about}-${uid}`,
    to: { name: '', address: recipient.email },
    ...renderReviewMail({
      language,
      translate: translate(language),
      site: operator().name,
      about: outcome as 'asked' | 'approved' | 'returned',
      title: review.title ?? review.page,
      textLanguage: review.language,
      person: (about === 'asked' ? review.askedBy : review.decidedBy) ?? '',
      words: about === 'asked' ? review.message : review.reason,
      url: `${publicUrl}${routes.pathOf('AdminReviews', language)}?review=${reviewId}`,
    }),
  });
}

import { useState, type ReactNode } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { ContentReview } from '../../../../contract/content/content-review.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Notice } from '../../../components/notice.tsx';
import { compareBlocks } from '../difference/compare-blocks.ts';
import { Difference } from '../difference/difference.tsx';
import { parseContainer } from '../session/unit-session.ts';
import { BlockComments } from './block-comments.tsx';
import type { Comments } from './comments-context.ts';
import { Decision } from './decision.tsx';
import { ReviewFacts } from './review-facts.tsx';
import styles from './review.module.css';

/** Shows a text under review: its changes block by block, the comments, and the decision. */
export function ReviewView({ reviewID, onChanged }: { reviewID: number; onChanged: () => void }): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('getContentReview', { reviewID });
  const [decided, setDecided] = useState<ContentReview | null>(null);
  if (failure) return <Notice kind="danger" role="alert" title={t('editor.review.gone')} />;
  if (!answer) return <p role="status">{t('editor.loading')}</p>;
  const { review, comments } = answer;
  const beside = { contentID: review.contentID, comments, reload: retry };
  return (
    <div className={styles.review} data-testid="review">
      <ReviewFacts review={review} />
      {review.state === 'open' && !review.isCurrent && (
        <Notice kind="warning" title={t('editor.review.changed')}>
          {t('editor.review.changedText')}
        </Notice>
      )}
      <Changes answer={answer} beside={beside} />
      {decided && (
        <Notice kind="success" role="status">
          {t(`editor.review.done.${decided.state}`, { name: decided.askedBy })}
        </Notice>
      )}
      <Decision
        review={review}
        onDone={(after) => {
          setDecided(after);
          retry();
          onChanged();
        }}
      />
    </div>
  );
}

function Changes({
  answer: { containerContent, publishedContent, comments, review },
  beside,
}: {
  answer: ResponseOf<Api['getContentReview']>;
  beside: Comments;
}): ReactNode {
  const { t } = useTexts();
  const before = publishedContent === null ? [] : parseContainer(publishedContent);
  const after = parseContainer(containerContent);
  const changed = new Set(compareBlocks(before, after).map(({ id }) => id));
  const elsewhere = [...new Set(comments.map(({ blockID }) => blockID))].filter((id) => !changed.has(id));
  return (
    <>
      <h3 className={styles.heading}>
        {t(publishedContent === null ? 'editor.review.newText' : 'editor.review.difference')}
      </h3>
      <div lang={review.language}>
        <Difference
          before={before}
          after={after}
          below={(id) => <BlockComments blockID={id} beside={beside} />}
        />
      </div>
      {elsewhere.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('editor.review.elsewhere')}</h3>
          {elsewhere.map((id) => {
            const kind = after.find((block) => block.id === id)?.kind;
            return (
              <section key={id} className={styles.elsewhere}>
                <h4 className={styles.meta}>
                  {kind === undefined ? t('editor.review.goneBlock') : t(`editor.kind.${kind}`)}
                </h4>
                <BlockComments blockID={id} beside={beside} />
              </section>
            );
          })}
        </>
      )}
    </>
  );
}

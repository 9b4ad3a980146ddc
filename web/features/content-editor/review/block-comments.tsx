import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { CommentForm } from './comment-form.tsx';
import type { Comments } from './comments-context.ts';
import styles from './review.module.css';
import { groupThreads, type Thread } from './group-threads.ts';

/** Shows the editors' comments on a block, with a field for a new one. */
export function BlockComments({
  blockID,
  beside: { contentID, comments, reload },
}: {
  blockID: string;
  beside: Comments;
}): ReactNode {
  const { t } = useTexts();
  const threads = groupThreads(comments, blockID);
  const [writes, setWrites] = useState(false);
  return (
    <div className={styles.comments} data-testid={`comments-${blockID}`}>
      {threads.map((thread) => (
        <OneThread key={thread.first.commentID} thread={thread} contentID={contentID} onChanged={reload} />
      ))}
      {writes ? (
        <CommentForm
          label={t('editor.comment.new')}
          about={{ contentID, blockID, threadID: null }}
          onDone={() => {
            setWrites(false);
            reload();
          }}
          onCancel={() => setWrites(false)}
        />
      ) : (
        <p>
          <Button small variant="quiet" onClick={() => setWrites(true)}>
            {t('editor.comment.add')}
          </Button>
        </p>
      )}
    </div>
  );
}

function OneThread({
  thread: { first, answers },
  contentID,
  onChanged,
}: {
  thread: Thread;
  contentID: number;
  onChanged: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [answering, setAnswering] = useState(false);
  const resolve = useSubmit('resolveContentComment', { onDone: onChanged });
  const isResolved = first.resolvedBy !== null;
  return (
    <article className={styles.thread} data-resolved={isResolved || undefined}>
      {[first, ...answers].map(({ commentID, author, writtenAt, text }) => (
        <div key={commentID} className={styles.comment}>
          <p className={styles.meta}>
            <strong>{author}</strong> · {format.moment(writtenAt)}
          </p>
          <p className={styles.commentText}>{text}</p>
        </div>
      ))}
      {isResolved && (
        <p className={styles.meta}>{t('editor.comment.resolvedBy', { name: first.resolvedBy! })}</p>
      )}
      {answering ? (
        <CommentForm
          label={t('editor.comment.answer')}
          about={{ contentID, blockID: first.blockID, threadID: first.commentID }}
          onDone={() => {
            setAnswering(false);
            onChanged();
          }}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <p className={styles.actions}>
          <Button small onClick={() => setAnswering(true)}>
            {t('editor.comment.answer')}
          </Button>
          <Button
            small
            variant="quiet"
            busy={resolve.sending !== null}
            onClick={() => void resolve.submit({ commentID: first.commentID, isResolved: !isResolved })}
          >
            {t(isResolved ? 'editor.comment.reopen' : 'editor.comment.resolve')}
          </Button>
        </p>
      )}
      <FailureNotice text={resolve.failure && t('editor.comment.failed')} />
    </article>
  );
}

import { useState, type FormEvent, type ReactNode } from 'react';
import type { SharedHome, SharedListView } from '../../../../contract/watch-list/shared-list.ts';
import { savedListBounds } from '../../../../domain/saved-lists.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import styles from '../saved-lists.module.css';
import { CommentLine } from './comment-line.tsx';
import { HomeVotes } from './home-votes.tsx';

/** Votes and comments on one home. */
export function HomeTalk({
  home,
  view,
  onVote,
  onComment,
  onRemove,
  onReport,
}: {
  home: SharedHome;
  view: SharedListView;
  onVote: (vote: 'for' | 'against' | 'none') => Promise<boolean>;
  onComment: (text: string, idempotencyKey: string) => Promise<boolean>;
  onRemove: (commentID: number) => Promise<boolean>;
  onReport: (commentID: number, reason: string) => Promise<boolean>;
}): ReactNode {
  const { t } = useTexts();
  const canTalk = view.canWrite && view.you !== null;
  const title =
    view.summaries.find(({ objectNumber }) => objectNumber === home.objectNumber)?.title ??
    String(home.objectNumber);
  const nameOf = (id: number): string => view.people.find(({ personID }) => personID === id)?.name ?? '';
  return (
    <div className={styles.talk} data-testid="home-talk">
      <HomeVotes home={home} view={view} title={title} canVote={canTalk} onVote={onVote} />
      {home.comments.length > 0 && (
        <ul className={styles.comments} aria-label={t('savedlists.comment.list', { title })}>
          {home.comments.map((comment) => (
            <CommentLine
              key={comment.commentID}
              comment={comment}
              name={nameOf(comment.personID)}
              onRemove={() => onRemove(comment.commentID)}
              onReport={(reason) => onReport(comment.commentID, reason)}
            />
          ))}
        </ul>
      )}
      {canTalk && <CommentForm title={title} onComment={onComment} />}
    </div>
  );
}

function CommentForm({
  title,
  onComment,
}: {
  title: string;
  onComment: (text: string, idempotencyKey: string) => Promise<boolean>;
}): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  // The idempotency key belongs to the text, so that sending it again after a failure does not create a second comment.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    setBusy(true);
    const isSent = await onComment(text.trim(), key);
    setBusy(false);
    if (!isSent) return;
    setText('');
    setKey(crypto.randomUUID());
    setOpen(false);
  };
  if (!isOpen) {
    return (
      <Button
        small
        className={styles.start}
        aria-label={t('savedlists.comment.writeTitle', { title })}
        onClick={() => setOpen(true)}
        data-testid="write-comment"
      >
        {t('savedlists.comment.write')}
      </Button>
    );
  }
  return (
    <form className={styles.nameForm} onSubmit={(event) => void send(event)} data-testid="comment-form">
      <TextAreaField
        label={t('savedlists.comment.label')}
        hint={t('savedlists.comment.hint')}
        name={`comment-${title}`}
        rows={3}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field appears because its button was pressed
        autoFocus
        maxLength={savedListBounds.commentLength}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setKey(crypto.randomUUID());
        }}
      />
      <div className={styles.row}>
        <Button type="submit" small variant="primary" busy={isBusy}>
          {t('savedlists.comment.send')}
        </Button>
        <Button small onClick={() => setOpen(false)}>
          {t('savedlists.form.cancel')}
        </Button>
      </div>
    </form>
  );
}

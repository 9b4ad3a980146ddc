import { useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';

/** Lists reported comments of shared lists. The office makes them visible again or deletes them. */
export function ReportedComments(): ReactNode {
  const { t, format } = useTexts();
  const { answer, failure, retry } = useCall('findReportedComments', {});
  const [decided, setDecided] = useState<readonly number[]>([]);
  const {
    submit,
    sending,
    failure: refusal,
  } = useSubmit('decideReportedComment', {
    onDone: (_answer, { commentID }) => setDecided((earlier) => [...earlier, commentID]),
  });
  const comments = answer?.comments.filter(({ commentID }) => !decided.includes(commentID));
  return (
    <section className={`container ${styles.page}`} aria-labelledby="reported-comments">
      <h2 id="reported-comments">{t('admin.messages.comments.title')}</h2>
      <p className={styles.soft}>{t('admin.messages.comments.text')}</p>
      <Pending {...{ answer, failure, retry }} />
      {refusal && (
        <Notice kind="danger" role="alert">
          {t('admin.messages.comments.failed')}
        </Notice>
      )}
      {comments && (
        <Card className={styles.stack} data-testid="reported-comments">
          {comments.length === 0 && <p>{t('admin.messages.comments.none')}</p>}
          <ul>
            {comments.map(({ commentID, author, objectNumber, text, reason, writtenAt }) => (
              <li key={commentID} className={styles.item}>
                <div>
                  <p className={styles.words}>{text}</p>
                  <p className={styles.soft}>
                    {t('admin.messages.comments.by', {
                      name: author,
                      number: String(objectNumber),
                      moment: format.moment(writtenAt),
                    })}
                  </p>
                  <p className={styles.words}>{t('admin.messages.comments.reason', { reason })}</p>
                  <Button
                    small
                    busy={sending !== null}
                    onClick={() => void submit({ commentID, decision: 'show' })}
                  >
                    {t('admin.messages.comments.show')}
                  </Button>{' '}
                  <Button
                    small
                    variant="danger"
                    busy={sending !== null}
                    onClick={() => void submit({ commentID, decision: 'remove' })}
                  >
                    {t('admin.messages.comments.remove')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useNear } from '../../components/use-near.ts';
import type { BookingLink } from '../booking/use-linked.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { PaySafely } from './pay-safely.tsx';
import { ReportForm } from './report-form.tsx';
import { threadCalls } from './thread-calls.ts';
import styles from './thread.module.css';
import { useThread } from './use-thread.ts';

const place = 'messages';

interface Props {
  side: MessageSide;
  link: BookingLink;
}

export default function ThreadCard(props: Props): ReactNode {
  const [section, near] = useNear<HTMLElement>();
  useEffect(() => {
    if (location.hash === `#${place}`) section.current?.scrollIntoView();
  }, [section]);
  return (
    <section id={place} ref={section} className={styles.place}>
      {near ? <ThreadView {...props} /> : <WaitingCard />}
    </section>
  );
}

function WaitingCard(): ReactNode {
  const { t } = useTexts();
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('messages.title')}</h2>
      <Skeleton />
      <Skeleton form="button" />
    </Card>
  );
}

function ThreadView({ side, link }: Props): ReactNode {
  const { t } = useTexts();
  const { id, hash, proof } = link;
  const calls = useMemo(() => threadCalls(side, { id, hash, proof }), [side, id, hash, proof]);
  const { thread, failed, retry, replace } = useThread(calls);
  const [sent, setSent] = useState(false);
  const [first, setFirst] = useState<number | null>(null);
  if (!thread) {
    return (
      <Card className={styles.card}>
        <h2 className={styles.title}>{t('messages.title')}</h2>
        {failed ? (
          <Notice kind="warning" role="alert">
            <p>{t('messages.failed')}</p>
            <Button onClick={retry}>{t('messages.retry')}</Button>
          </Notice>
        ) : (
          <div aria-busy="true">
            <p className="visually-hidden" role="status">
              {t('messages.loading')}
            </p>
            <Skeleton />
            <Skeleton form="button" />
          </div>
        )}
      </Card>
    );
  }
  const { partner } = thread;
  const last = thread.messages.at(-1)?.messageID ?? 0;
  // Messages that came with the page are not announced as new.
  if (first === null) setFirst(last);
  const newMessages = thread.messages.filter(
    (one) => one.side !== side && one.messageID > (first ?? last),
  ).length;
  return (
    <Card className={styles.card} data-testid="thread">
      <h2 className={styles.title}>{t('messages.title')}</h2>
      {thread.writable && (
        <p className={styles.soft}>
          {t(`messages.${thread.question ? 'leadQuestion' : 'lead'}.${side}`, { partner })}
        </p>
      )}
      <MessageList
        thread={thread}
        onSeen={(messageID) =>
          void calls.see(messageID).then(
            (answer) => replace(answer.thread),
            () => undefined,
          )
        }
      />
      <p className="visually-hidden" role="status" data-testid="arrived">
        {newMessages > 0 ? t('messages.arrived', { count: newMessages, partner }) : ''}
      </p>
      {thread.writable ? (
        <MessageForm
          key={id}
          id={id}
          thread={thread}
          calls={calls}
          onTyping={() => setSent(false)}
          onSent={(newThread) => {
            setSent(true);
            replace(newThread);
          }}
        />
      ) : (
        <Notice>{t(`messages.form.${thread.question ? 'closedQuestion' : 'closed'}`)}</Notice>
      )}
      <p className={sent ? styles.soft : 'visually-hidden'} role="status">
        {sent ? t('messages.sent') : ''}
      </p>
      <PaySafely thread={thread} />
      {thread.messages.length > 0 && (
        <ReportForm thread={thread} report={calls.report} onReported={replace} />
      )}
    </Card>
  );
}

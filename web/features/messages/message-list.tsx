import { useState, type ReactNode } from 'react';
import type { Message, Thread } from '../../../contract/messages/thread.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import styles from './thread.module.css';
import { useReadMarks } from './use-seen.ts';

const shownAtFirst = 20;

export function MessageList({
  thread,
  onSeen,
}: {
  thread: Thread;
  onSeen: (messageID: number) => void;
}): ReactNode {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const list = useReadMarks(thread, onSeen);
  const { messages, partner, side, seenByPartner } = thread;
  if (messages.length === 0) return <p className={styles.soft}>{t('messages.none')}</p>;
  const shownMessages = all ? messages : messages.slice(-shownAtFirst);
  const lastOwn = messages.findLast((one) => one.side === side && one.messageID <= seenByPartner);
  return (
    <>
      {shownMessages.length < messages.length && (
        <div>
          <Button small onClick={() => setAll(true)}>
            {t('messages.earlier')}
          </Button>
        </div>
      )}
      <ol className={styles.list} ref={list} aria-label={t('messages.list', { partner })}>
        {shownMessages.map((one) => (
          <li key={one.messageID} className={one.side === side ? styles.own : styles.other}>
            <MessageBubble message={one} thread={thread} />
            {one === lastOwn && <p className={styles.seen}>{t('messages.seen')}</p>}
            {one.side !== side && <span data-unread={one.messageID} />}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Returns the text key that tells sender and recipient which part of a message is hidden, and until when. */
function hiddenHint(
  hiddenPart: NonNullable<Message['hidden']>,
  isOwn: boolean,
): `messages.${'hidden' | 'payment'}${'Own' | 'Other'}` {
  return `messages.${hiddenPart === 'contacts' ? 'hidden' : 'payment'}${isOwn ? 'Own' : 'Other'}`;
}

function MessageBubble({ message, thread }: { message: Message; thread: Thread }): ReactNode {
  const { t, format } = useTexts();
  const { partner, side, seen } = thread;
  const isOwn = message.side === side;
  const isNew = !isOwn && message.messageID > seen;
  return (
    <article className={styles.bubble} data-testid="message" data-side={message.side}>
      <p className={styles.soft}>
        <strong>{isOwn ? message.by || t('messages.you') : partner}</strong>
        {` · ${format.moment(message.at)}`}
        {message.byMail && ` · ${t('messages.byMail')}`} {isNew && <Badge>{t('messages.new')}</Badge>}
      </p>
      {message.text !== '' && <p className={styles.text}>{message.text}</p>}
      {message.files.length > 0 && (
        <ul className={styles.files}>
          {message.files.map(({ fileID, name, type, href }) => (
            <li key={fileID}>
              <a href={href} download={name} className={styles.file}>
                {type === 'image/jpeg' && <img src={href} alt="" loading="lazy" className={styles.preview} />}
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {message.hidden && (
        <p className={styles.hint} data-testid="hidden-hint">
          {t(hiddenHint(message.hidden, isOwn), { partner })}
        </p>
      )}
    </article>
  );
}

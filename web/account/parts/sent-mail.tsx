import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import styles from './account.module.css';
import look from './sent-mail.module.css';

/** Confirms that a mail was sent, with its purpose and alternatives. It replaces the form and takes the focus. */
export function SentMail({
  title,
  text,
  hint,
  children,
}: {
  title: string;
  text: string;
  hint?: string;
  children: ReactNode;
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`container ${styles.narrow}`}>
      <Card className={look.card} data-testid="sent-mail">
        <span className={look.sign}>
          <Icon name="mail" size={28} />
        </span>
        <h1 ref={heading} tabIndex={-1} className={look.title}>
          {title}
        </h1>
        <p>{text}</p>
        {hint && <p className={styles.soft}>{hint}</p>}
        <div className={styles.links}>{children}</div>
      </Card>
    </div>
  );
}

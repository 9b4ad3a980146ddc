import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import styles from './faq.module.css';
import { Icon } from './icon.tsx';

export interface FaqGroup {
  id: string;
  /** Null if another heading is above the questions. */
  title: string | null;
  questions: readonly { id: string; question: string; answer: ReactNode }[];
}

/** Shows questions by group. Each has an address of its own, which opens it. */
export function Faq({ groups }: { groups: readonly FaqGroup[] }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    ref.current?.querySelector(`details#${CSS.escape(hash.slice(1))}`)?.setAttribute('open', '');
  }, [hash]);
  return (
    <div className={styles.faq} ref={ref}>
      {groups.map((group) => (
        <section
          key={group.id}
          aria-labelledby={group.title === null ? undefined : group.id}
          className={styles.group}
        >
          {group.title !== null && <h2 id={group.id}>{group.title}</h2>}
          <div className={styles.questions}>
            {group.questions.map(({ id, question, answer }) => (
              <details key={id} id={id} className={styles.question}>
                <summary>
                  <h3>{question}</h3>
                  <Icon name="down" size={20} className={styles.mark} />
                </summary>
                <div className={styles.answer}>{answer}</div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

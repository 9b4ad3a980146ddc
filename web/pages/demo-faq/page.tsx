import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { Faq } from '../../components/faq.tsx';
import { pageMeta } from '../../app/page-head.ts';
import type { load } from './load.ts';
import styles from './page.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;

export default function DemoFaqPage(): ReactNode {
  const { texts } = useLoaderData<typeof load>();
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.intro}>
        <h1>{texts.heading}</h1>
        <p>{texts.lead}</p>
      </header>
      <Faq
        groups={[
          {
            id: 'booking',
            title: texts.booking,
            questions: [
              { id: 'price', question: texts.q1, answer: texts.a1 },
              { id: 'hold', question: texts.q2, answer: texts.a2 },
            ],
          },
          {
            id: 'stay',
            title: texts.stay,
            questions: [{ id: 'arrival', question: texts.q3, answer: texts.a3 }],
          },
        ]}
      />
    </div>
  );
}

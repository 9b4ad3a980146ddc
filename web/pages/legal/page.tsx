import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { Notice } from '../../components/notice.tsx';
import { pageMeta } from '../../app/page-head.ts';
import type { LegalData } from './load.ts';
import styles from './page.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;

/** Terms, privacy, imprint. */
export default function LegalPage(): ReactNode {
  const { title, sample, sections } = useLoaderData<LegalData>();
  return (
    <article className={`container ${styles.page}`}>
      <h1>{title}</h1>
      <Notice title={sample.title}>{sample.text}</Notice>
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2 className={styles.heading}>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

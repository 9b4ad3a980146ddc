import type { ReactNode } from 'react';
import { Notice } from '../../components/notice.tsx';
import styles from './content-view.module.css';
import type { ContentData } from './load-content.ts';

/** A page that somebody has written: headings and paragraphs. */
export function ContentView({ data: { title, notice, sections } }: { data: ContentData }): ReactNode {
  return (
    <article className={`container ${styles.page}`}>
      <h1>{title}</h1>
      {notice && <Notice title={notice.title}>{notice.text}</Notice>}
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

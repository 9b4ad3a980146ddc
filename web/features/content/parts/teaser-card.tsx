import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import { Picture } from '../../../components/picture.tsx';
import styles from './teaser-card.module.css';

export function TeaserCard({
  href,
  title,
  text,
  picture,
  meta,
  label,
  headingLevel: Heading = 'h3',
}: {
  href: string | undefined;
  title: string;
  text: string;
  picture: { base: string; alt: string } | null;
  meta?: ReactNode;
  label?: string;
  headingLevel?: 'h2' | 'h3';
}): ReactNode {
  return (
    <article className={styles.card}>
      {picture && (
        <Picture
          src={picture.base}
          alt={picture.alt}
          sizes="(min-width: 992px) 380px, (min-width: 640px) 46vw, 94vw"
          maxWidth={725}
          className={styles.picture}
        />
      )}
      <div className={styles.body}>
        {meta !== undefined && <p className={styles.meta}>{meta}</p>}
        <Heading className={styles.title}>
          {href === undefined ? title : <Link to={href}>{title}</Link>}
        </Heading>
        <p className={styles.text}>{text}</p>
        {label !== undefined && href !== undefined && (
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
        )}
      </div>
    </article>
  );
}

export function TeaserGrid({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.grid}>{children}</div>;
}

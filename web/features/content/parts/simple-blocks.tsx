import type { ReactNode } from 'react';
import type { BlockOf } from '../../../../domain/content-blocks.ts';
import { Icon } from '../../../components/icon.tsx';
import { ContentLink } from '../content-link.tsx';
import { toAnchor } from '../content-outline.ts';
import { Line } from '../rich-text.tsx';
import styles from './simple-blocks.module.css';

export function LinksBlock({ block: { title, links } }: { block: BlockOf<'links'> }): ReactNode {
  return (
    <nav className={styles.links} aria-label={title}>
      {title !== undefined && <h2 id={toAnchor(title)}>{title}</h2>}
      <ul>
        {links.map(({ label, to, text }) => (
          <li key={to + label}>
            <ContentLink to={to} className={styles.link}>
              {label}
              <Icon name="right" size={18} />
            </ContentLink>
            {text !== undefined && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls horizontally if the screen is narrow, by keyboard too. */
export function TableBlock({ block }: { block: BlockOf<'table'> }): ReactNode {
  return (
    <figure className={styles.table}>
      <figcaption id={block.id}>{block.caption}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-labelledby={block.id}>
        <table aria-labelledby={block.id}>
          <thead>
            <tr>
              {block.head.map((cell, index) => (
                <th key={index} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, place) =>
                  place === 0 ? (
                    <th key={place} scope="row">
                      <Line line={cell} />
                    </th>
                  ) : (
                    <td key={place}>
                      <Line line={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {block.source !== undefined && <p className={styles.source}>{block.source}</p>}
    </figure>
  );
}

export function QuoteBlock({ block: { text, source } }: { block: BlockOf<'quote'> }): ReactNode {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {source !== undefined && <figcaption>{source}</figcaption>}
    </figure>
  );
}

export function ActionBlock({ block }: { block: BlockOf<'action'> }): ReactNode {
  return (
    <aside className={styles.action}>
      <div>
        <h2>{block.title}</h2>
        {block.text !== undefined && <p>{block.text}</p>}
      </div>
      <ContentLink to={block.to} className={styles.button}>
        {block.label}
      </ContentLink>
    </aside>
  );
}

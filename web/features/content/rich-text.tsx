import { Fragment, type ReactNode } from 'react';
import type { Inline, RichBlock, RichText as RichTextTree } from '../../../domain/content-blocks.ts';
import { ContentLink } from './content-link.tsx';
import { toAnchor, plainText } from './content-outline.ts';
import styles from './rich-text.module.css';

export function RichText({ text }: { text: RichTextTree }): ReactNode {
  return (
    <div className={styles.text}>
      {text.content.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

type AnyBlock = RichBlock | { type: 'bullet_list' | 'ordered_list'; content: readonly Item[] };
interface Item {
  content: readonly AnyBlock[];
}

function Block({ block }: { block: AnyBlock }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Line line={block.content ?? []} />
        </p>
      );
    case 'heading': {
      const Heading = block.attrs.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={toAnchor(plainText(block.content))}>
          <Line line={block.content} />
        </Heading>
      );
    }
    default: {
      const List = block.type === 'ordered_list' ? 'ol' : 'ul';
      return (
        <List>
          {block.content.map((item, index) => (
            <li key={index}>
              {item.content.map((child, place) =>
                child.type === 'paragraph' ? (
                  <Fragment key={place}>
                    {place > 0 && <br />}
                    <Line line={child.content ?? []} />
                  </Fragment>
                ) : (
                  <Block key={place} block={child} />
                ),
              )}
            </li>
          ))}
        </List>
      );
    }
  }
}

export function Line({ line }: { line: readonly Inline[] }): ReactNode {
  return line.map((node, index) => <Words key={index} node={node} />);
}

function Words({ node }: { node: Inline }): ReactNode {
  if (node.type === 'hard_break') return <br />;
  return (node.marks ?? []).reduceRight<ReactNode>((inner, mark) => {
    switch (mark.type) {
      case 'strong':
        return <strong>{inner}</strong>;
      case 'em':
        return <em>{inner}</em>;
      case 'link':
        return <ContentLink to={mark.attrs.to}>{inner}</ContentLink>;
    }
  }, node.text);
}

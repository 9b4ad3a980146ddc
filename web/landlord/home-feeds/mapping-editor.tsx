import { useState, type ReactNode } from 'react';
import type { FeedMapping } from '../../../contract/feeds/feed-mapping.ts';
import type { HomeFeedSample, SampleColumn } from '../../../contract/home-feeds/home-feed-sample.ts';
import { missingFacts } from '../../../domain/feed-fields.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import { MappingColumn, nameTarget } from './mapping-column.tsx';
import { fieldKey, filledFields, findTarget, withTarget, type ColumnTarget } from './mapping-edits.ts';
import { MappingForAll } from './mapping-for-all.tsx';
import own from './mapping.module.css';

/** Lets the reader choose the meaning of each column, and names required fields that are missing. */
export function MappingEditor({
  sample,
  mapping,
  onChange,
}: {
  sample: HomeFeedSample;
  mapping: FeedMapping;
  onChange: (mapping: FeedMapping) => void;
}): ReactNode {
  const { t } = useTexts();
  const [moved, setMoved] = useState<{ field: string; column: string } | null>(null);
  const missing = missingFacts(filledFields(mapping));
  function choose(column: SampleColumn, target: ColumnTarget): void {
    const previous =
      target === '' || target === 'photos'
        ? undefined
        : sample.columns.find(({ name }) => name !== column.name && findTarget(mapping, name) === target);
    setMoved(previous ? { field: nameTarget(t, target), column: previous.name } : null);
    onChange(withTarget(mapping, column, target));
  }
  return (
    <section className={styles.stack} data-testid="mapping-editor">
      <div>
        <h3>{t('landlord.homeFeeds.map.title')}</h3>
        <p className={styles.soft}>{t('landlord.homeFeeds.map.lead')}</p>
      </div>
      <div role="status">
        {missing.length > 0 ? (
          <Notice kind="warning">
            <p>
              {t('landlord.homeFeeds.map.missing', {
                facts: missing.map((fact) => t(fieldKey(fact))).join(', '),
              })}
            </p>
            <p>{t('landlord.homeFeeds.map.missingHint')}</p>
          </Notice>
        ) : (
          <p className={own.complete}>{t('landlord.homeFeeds.map.complete')}</p>
        )}
        {moved && <p className={styles.soft}>{t('landlord.homeFeeds.map.moved', moved)}</p>}
      </div>
      <ul className={own.columns}>
        {sample.columns.map((column) => (
          <MappingColumn
            key={column.name}
            {...{ column, mapping, onChange }}
            onTarget={(target) => choose(column, target)}
          />
        ))}
      </ul>
      <MappingForAll {...{ mapping, missing, onChange }} />
    </section>
  );
}

import { useState, type ReactNode } from 'react';
import type { ContentTeaser } from '../../../../domain/content-page.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { classNames } from '../../../components/class-names.ts';
import { ChoicePills } from '../../../components/choice-pills.tsx';
import styles from '../content-view.module.css';
import { ArticleMeta } from './article-meta.tsx';
import { TeaserCard, TeaserGrid } from '../../../features/content/parts/teaser-card.tsx';

export function ListedPages({
  pages,
  isList = false,
  feed = null,
}: {
  pages: readonly ContentTeaser[];
  isList?: boolean;
  feed?: string | null;
}): ReactNode {
  const { t } = useTexts();
  const [chosen, setChosen] = useState('all');
  const categories = [...new Set(pages.flatMap(({ article }) => article?.category ?? []))];
  const shownPages = chosen === 'all' ? pages : pages.filter(({ article }) => article?.category === chosen);
  return (
    <section
      className={classNames(styles.listed, !isList && styles.related)}
      aria-label={t(isList ? 'content.all' : 'content.related')}
    >
      {!isList && <h2>{t('content.related')}</h2>}
      {isList && categories.length > 1 && (
        <div className="script-only">
          <ChoicePills
            legend={t('content.categories')}
            name="category"
            value={chosen}
            choices={[
              { value: 'all', label: t('content.allCategories') },
              ...categories.map((category) => ({
                value: category,
                label: t.has(`content.category.${category}`) ? t(`content.category.${category}`) : category,
              })),
            ]}
            onChange={setChosen}
          />
        </div>
      )}
      <TeaserGrid>
        {shownPages.map(({ title, text, path, picture, article }) => (
          <TeaserCard
            key={path}
            href={path}
            title={title}
            text={text}
            picture={picture}
            meta={article && <ArticleMeta {...article} short />}
            headingLevel={isList ? 'h2' : 'h3'}
          />
        ))}
      </TeaserGrid>
      {feed !== null && (
        <p>
          <a href={feed}>{t('content.feed')}</a>
        </p>
      )}
    </section>
  );
}

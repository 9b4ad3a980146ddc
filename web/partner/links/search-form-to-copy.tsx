import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { CopyButton } from '../../features/own-area/copy-button.tsx';
import styles from '../parts/partner.module.css';
import own from './links.module.css';
import { searchFields, buildSearchForm, type SearchField, type SearchStart } from './search-form.ts';

export function SearchFormToCopy({ link, start }: { link: string; start: SearchStart }): ReactNode {
  const { t } = useTexts();
  const words = Object.fromEntries(
    [...searchFields, 'submit' as const].map((name) => [name, t(`partner.links.search.${name}`)]),
  ) as Record<SearchField | 'submit', string>;
  const html = buildSearchForm(link, start, words);
  return (
    <Card className={styles.stack} data-testid="search-form-to-copy">
      <h2 className={styles.title}>{t('partner.links.form.title')}</h2>
      <p>{t('partner.links.form.text')}</p>
      {/* A preview that cannot be used. All input is escaped in the HTML. */}
      <div inert dangerouslySetInnerHTML={{ __html: html }} />
      <p
        className={classNames(styles.code, own.html)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
        tabIndex={0}
        role="region"
        aria-label={t('partner.links.form.code')}
      >
        {html}
      </p>
      <p className={styles.actions}>
        <CopyButton text={html} label={t('partner.links.copyHtml')} />
      </p>
    </Card>
  );
}

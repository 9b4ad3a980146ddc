import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { EditLink } from '../editors/edit-link.tsx';
import editors from '../editors/editors.module.css';
import type { ContentRow } from '../editors/pages-of.ts';
import admin from '../parts/admin.module.css';
import { listEntries } from './list-entries.ts';
import { Section } from './section.tsx';

/** Unpublished texts, the latest first. */
export function DraftsCard({ rows }: { rows: readonly ContentRow[] }): ReactNode {
  const { t, format } = useTexts();
  const drafts = listEntries(rows, (row, language) => row.units[language]?.draft ?? null).toSorted(
    (one, other) => other.found.updatedAt.localeCompare(one.found.updatedAt),
  );
  return (
    <Section name="drafts">
      {drafts.length === 0 && <p className={admin.soft}>{t('desk.desk.noDrafts')}</p>}
      <ul className={editors.list}>
        {drafts.map(({ row, language, found: { author, updatedAt } }) => (
          <li key={`${row.page} ${language}`} className={editors.line}>
            <EditLink row={row} language={language} className={editors.entry}>
              {row.title}
            </EditLink>
            <p className={admin.soft}>
              {[t(`desk.language.${language}`), author, format.moment(updatedAt)].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Permission } from '../../../domain/permissions.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import admin from '../parts/admin.module.css';
import { SearchForm } from '../parts/search-form.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { CasesCard } from './cases-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { OpenedCard } from './opened-card.tsx';
import { OwnNotes } from './own-notes.tsx';
import styles from './start.module.css';
import { WaitingList } from './waiting-list.tsx';
import { WritingCards } from './writing-cards.tsx';

/** The page on which the staff begin their day: what waits for them, what they had open, and what is due in their field. */
export function Start({ topics }: { topics: Readonly<Record<string, string>> }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const navigate = useNavigate();
  const { account } = useVisitor();
  const may = (permission: Permission): boolean => account?.accountPermissions[permission] === true;
  const name = account?.accountFirstName ?? '';
  // Cards of editors fill both columns, where nothing else would stand beside them.
  const isEditorOnly = may('content.update') && !may('records.find');
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{name === '' ? t('admin.start.title') : t('admin.start.hello', { name })}</h1>
        {may('records.find') && (
          <SearchForm
            className={styles.search}
            label={t('records.search.label')}
            query=""
            busy={false}
            onSearch={(query) => {
              void navigate(
                `${buildPath('AdminSearch')}${query === '' ? '' : `?${new URLSearchParams({ q: query }).toString()}`}`,
              );
            }}
          />
        )}
      </header>
      <div className={styles.columns}>
        <div className={admin.column}>
          <WaitingList />
          {may('office.update') && <OwnNotes />}
        </div>
        {isEditorOnly ? (
          <WritingCards />
        ) : (
          <div className={admin.column}>
            {may('money.update') && <MoneyCard />}
            {may('office.update') && <CasesCard topics={topics} />}
            {may('records.find') && <OpenedCard />}
            {may('content.update') && <WritingCards />}
          </div>
        )}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { EditLink } from '../editors/edit-link.tsx';
import editors from '../editors/editors.module.css';
import { buildRows, type ContentRow } from '../editors/pages-of.ts';
import { ContentLoader, type ContentList } from '../editors/content-loader.tsx';
import admin from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';
import { CoverageCard } from './coverage-card.tsx';
import { DraftsCard } from './drafts-card.tsx';
import { Events } from './events-card.tsx';
import { listEntries } from './list-entries.ts';
import { PlannedCard } from './planned-card.tsx';
import { ReviewsCard } from './reviews-card.tsx';
import { Section } from './section.tsx';

/** Shows the editors' open work: drafts, scheduled changes, texts being edited, and missing translations. */
export function Desk(): ReactNode {
  return <ContentLoader>{(listed) => <DeskCards listed={listed} />}</ContentLoader>;
}

function DeskCards({ listed }: { listed: ContentList }): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAdminPaths();
  const rows = buildRows(listed.units, language, (name) => t(`desk.menus.${name}`));
  return (
    <>
      <p>
        <ButtonLink variant="primary" to={`${buildPath('AdminPages')}?new=`}>
          {t('desk.pages.new')}
        </ButtonLink>
      </p>
      <div className={editors.cards}>
        <ReviewsCard rows={rows} />
        <CoverageCard rows={rows} />
        <DraftsCard rows={rows} />
        <PlannedCard rows={rows} />
        <Locks rows={rows} />
        <Events rows={rows} events={listed.events} />
      </div>
    </>
  );
}

function Locks({ rows }: { rows: readonly ContentRow[] }): ReactNode {
  const { t } = useTexts();
  const locks = listEntries(rows, (row, language) => row.units[language]?.lockedBy ?? null);
  return (
    <Section name="locks">
      {locks.length === 0 && <p className={admin.soft}>{t('desk.desk.noLocks')}</p>}
      <ul className={editors.list}>
        {locks.map(({ row, language, found }) => (
          <li key={`${row.page} ${language}`} className={editors.line}>
            <EditLink row={row} language={language} className={editors.entry}>
              {row.title}
            </EditLink>
            <p className={admin.soft}>
              {t('desk.desk.lockedBy', { name: found, language: t(`desk.language.${language}`) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

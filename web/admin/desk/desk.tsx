import type { ReactNode } from 'react';
import { languages, type Language } from '../../../domain/language.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { EditLink } from '../editors/edit-link.tsx';
import editors from '../editors/editors.module.css';
import { buildRows, type ContentRow } from '../editors/pages-of.ts';
import { plannedChanges } from '../editors/planned-changes.ts';
import { PlannedWords } from '../editors/planned-words.tsx';
import { WithListed, type ContentList } from '../editors/use-listed.tsx';
import admin from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';
import { CoverageCard } from './coverage-card.tsx';
import { Events } from './events-card.tsx';
import { ReviewsCard } from './reviews-card.tsx';
import { Section } from './section.tsx';

const plannedShown = 6;

/** Shows the editors' open work: drafts, scheduled changes, texts being edited, and missing translations. */
export function Desk(): ReactNode {
  return <WithListed>{(listed) => <DeskCards listed={listed} />}</WithListed>;
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
        <Drafts rows={rows} />
        <PlannedCard rows={rows} />
        <Locks rows={rows} />
        <Events rows={rows} events={listed.events} />
      </div>
    </>
  );
}

function Drafts({ rows }: { rows: readonly ContentRow[] }): ReactNode {
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

function PlannedCard({ rows }: { rows: readonly ContentRow[] }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  // oxlint-disable-next-line react/purity -- what is overdue is so when it is looked at
  const planned = plannedChanges(rows, new Date());
  return (
    <Section name="planned">
      {planned.length === 0 && <p className={admin.soft}>{t('desk.desk.noPlanned')}</p>}
      <ul className={editors.list}>
        {planned.slice(0, plannedShown).map((change) => (
          <li key={change.key} className={editors.line}>
            <EditLink row={change.row} language={change.language} className={editors.entry}>
              {change.row.title}
            </EditLink>
            <PlannedWords planned={change} />
          </li>
        ))}
      </ul>
      <p>
        <Link className={admin.back} to={buildPath('AdminSchedule')}>
          {t('desk.desk.toSchedule')}
        </Link>
      </p>
    </Section>
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

/** Groups the matching texts of all languages. */
function listEntries<Found>(
  rows: readonly ContentRow[],
  find: (row: ContentRow, language: Language) => Found | null,
): { row: ContentRow; language: Language; found: Found }[] {
  return rows.flatMap((row) =>
    languages.flatMap((language) => {
      const match = find(row, language);
      return match === null ? [] : [{ row, language, found: match }];
    }),
  );
}

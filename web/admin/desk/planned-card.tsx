import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { EditLink } from '../editors/edit-link.tsx';
import editors from '../editors/editors.module.css';
import type { ContentRow } from '../editors/pages-of.ts';
import { plannedChanges } from '../editors/planned-changes.ts';
import { PlannedWords } from '../editors/planned-words.tsx';
import admin from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';
import { Section } from './section.tsx';

const plannedShown = 6;

/** Texts that are published or withdrawn at a set time, the next first. */
export function PlannedCard({ rows }: { rows: readonly ContentRow[] }): ReactNode {
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

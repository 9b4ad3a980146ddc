import type { ReactNode } from 'react';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import editors from '../editors/editors.module.css';
import { countStates, coverageStates, type ContentRow } from '../editors/pages-of.ts';
import admin from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';
import styles from './desk.module.css';
import { Section } from './section.tsx';

export function CoverageCard({ rows }: { rows: readonly ContentRow[] }): ReactNode {
  const { t } = useTexts();
  const offeredLanguages = useOfferedLanguages();
  const buildPath = useAdminPaths();
  return (
    <Section name="coverage">
      <ul className={editors.list}>
        {offeredLanguages.map((language) => {
          const counts = countStates(rows, language);
          return (
            <li key={language} className={editors.line}>
              <p className={admin.strong}>{t(`desk.language.${language}`)}</p>
              <div className={styles.bar} aria-hidden="true">
                {coverageStates.toReversed().map((state) => (
                  <span key={state} data-state={state} style={{ flexGrow: counts[state] }} />
                ))}
              </div>
              <p className={admin.soft}>
                {coverageStates
                  .toReversed()
                  .filter((state) => counts[state] > 0)
                  .map((state) =>
                    t('desk.desk.count', { state: t(`desk.state.${state}`), count: counts[state] }),
                  )
                  .join(' · ')}
              </p>
            </li>
          );
        })}
      </ul>
      <p>
        <Link className={admin.back} to={buildPath('AdminCoverage')}>
          {t('desk.desk.toCoverage')}
        </Link>
      </p>
    </Section>
  );
}

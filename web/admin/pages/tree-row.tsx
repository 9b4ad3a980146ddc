import type { CSSProperties, ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { EditLink } from '../editors/edit-link.tsx';
import { StateMark } from '../editors/state-mark.tsx';
import admin from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';
import type { TreePage } from './page-tree.ts';
import styles from './pages.module.css';

export function TreeRow({
  page: { row, depth, canHaveChildren, slugs, lastChange },
  onMove,
  onCopied,
}: {
  page: TreePage;
  onMove: () => void;
  onCopied: () => void;
}): ReactNode {
  const { t, language, format } = useTexts();
  const languages = useOfferedLanguages();
  const buildPath = useAdminPaths();
  const copying = useSubmit('copyContentPage', { onDone: onCopied });
  const path = row.units[language]?.path ?? null;
  const isMovable = Object.keys(slugs).length > 0;
  const spoken = (key: string): string => labelled(language, t(key), row.title);
  return (
    <li className={styles.row} style={{ '--depth': depth } as CSSProperties}>
      <div className={styles.name}>
        <EditLink row={row} language={language} className={styles.title}>
          {row.title}
        </EditLink>
        <p className={admin.soft}>
          {[
            path === null ? t(`desk.kind.${row.kind}`) : decodeURI(path),
            ...(lastChange === null ? [] : [t('desk.pages.changed', { moment: format.moment(lastChange) })]),
          ].join(' · ')}
        </p>
      </div>
      <ul className={styles.states}>
        {languages.map((one) => (
          <li key={one}>
            <EditLink
              row={row}
              language={one}
              className={styles.state}
              label={t('desk.coverage.edit', {
                title: row.title,
                language: t(`desk.language.${one}`),
                state: t(`desk.state.${row.states[one]}`),
              })}
            >
              <span lang="zxx">{one.toUpperCase()}</span>
              <StateMark state={row.states[one]} />
            </EditLink>
          </li>
        ))}
      </ul>
      {row.kind !== 'home' && (
        <details className={styles.more}>
          <summary aria-label={spoken('desk.pages.acts')}>{t('desk.pages.acts')}</summary>
          <p className={styles.acts}>
            {canHaveChildren && (
              <ButtonLink
                small
                variant="quiet"
                to={`${buildPath('AdminPages')}?new=${encodeURIComponent(row.page)}`}
                aria-label={spoken('desk.pages.newBelow')}
              >
                {t('desk.pages.newBelow')}
              </ButtonLink>
            )}
            {isMovable && (
              <Button small variant="quiet" aria-label={spoken('desk.pages.move')} onClick={onMove}>
                {t('desk.pages.move')}
              </Button>
            )}
            <Button
              small
              variant="quiet"
              busy={copying.sending !== null}
              aria-label={spoken('desk.pages.copy')}
              onClick={() => void copying.submit({ page: row.page })}
            >
              {t('desk.pages.copy')}
            </Button>
          </p>
        </details>
      )}
      <FailureNotice text={copying.failure && t('admin.failed')} />
    </li>
  );
}

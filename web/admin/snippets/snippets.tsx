import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isLanguage } from '../../../domain/language.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Link } from '../../components/link.tsx';
import { EditLink } from '../editors/edit-link.tsx';
import editors from '../editors/editors.module.css';
import { buildRows, type ContentRow } from '../editors/pages-of.ts';
import { StateMark } from '../editors/state-mark.tsx';
import { ContentLoader, type ContentList } from '../editors/content-loader.tsx';
import admin from '../parts/admin.module.css';
import { NewSnippet } from './new-snippet.tsx';
import { findUses } from './find-uses.ts';
import styles from './snippets.module.css';

const UnitEditor = lazyPart(() => import('../../features/content-editor/unit-editor.tsx'), 'unit-editor');

export function Snippets(): ReactNode {
  return (
    <ContentLoader>{(listed, reload) => <SnippetsListed listed={listed} onChanged={reload} />}</ContentLoader>
  );
}

function SnippetsListed({ listed, onChanged }: { listed: ContentList; onChanged: () => void }): ReactNode {
  const { t, language: pageLanguage } = useTexts();
  const [params, setParams] = useSearchParams();
  const name = /^[A-Za-z0-9][\w-]{0,59}$/.exec(params.get('snippet') ?? '')?.[0];
  const editedLanguage = params.get('in') ?? pageLanguage;
  const language = isLanguage(editedLanguage) ? editedLanguage : pageLanguage;
  const rows = buildRows(listed.units, pageLanguage).filter(({ kind }) => kind === 'snippet');
  if (name !== undefined) {
    return (
      <div className={admin.stack} data-testid="snippet">
        <h2 className={admin.title}>
          {t('desk.snippets.edit', { name, language: t(`desk.language.${language}`) })}
        </h2>
        <UnitEditor
          key={`${name} ${language}`}
          unit={{ page: `snippets/${name}`, containerKey: 'main', language }}
          listed={listed}
          frame={(_, blocks) => <div className={styles.blocks}>{blocks}</div>}
          onClose={() => {
            setParams({});
            onChanged();
          }}
        />
      </div>
    );
  }
  return (
    <>
      <NewSnippet
        taken={rows.map(({ page }) => page)}
        onNamed={(snippet) => setParams({ snippet, in: pageLanguage })}
      />
      {rows.length === 0 && <p className={admin.soft}>{t('desk.snippets.none')}</p>}
      {rows.map((row) => (
        <SnippetCard key={row.page} row={row} listed={listed} />
      ))}
    </>
  );
}

function SnippetCard({ row, listed }: { row: ContentRow; listed: ContentList }): ReactNode {
  const { t } = useTexts();
  const languages = useOfferedLanguages();
  const name = row.page.slice('snippets/'.length);
  const uses = findUses(name, listed.units);
  return (
    <Card className={admin.stack} data-snippet={name}>
      <div>
        <h2 className={admin.title}>{row.title}</h2>
        <p className={admin.soft}>
          <code>{name}</code>
        </p>
      </div>
      <ul className={styles.languages}>
        {languages.map((language) => (
          <li key={language}>
            <EditLink
              row={row}
              language={language}
              className={editors.entry}
              label={t('desk.coverage.edit', {
                title: row.title,
                language: t(`desk.language.${language}`),
                state: t(`desk.state.${row.states[language]}`),
              })}
            >
              {t(`desk.language.${language}`)}
            </EditLink>
            <StateMark state={row.states[language]} />
          </li>
        ))}
      </ul>
      <div>
        <h3 className={styles.uses}>{t('desk.snippets.uses', { count: uses.length })}</h3>
        {uses.length > 0 && (
          <ul className={editors.list}>
            {uses.map(({ page, language, title, path }) => (
              <li key={`${page} ${language}`} className={styles.use}>
                {path === null ? title : <Link to={path}>{title}</Link>}
                <span className={admin.soft}>{t(`desk.language.${language}`)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

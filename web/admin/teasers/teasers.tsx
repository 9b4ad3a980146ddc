import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { labelled } from '../../../texts/labelled.ts';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { Picture } from '../../components/picture.tsx';
import { EditLink } from '../editors/edit-link.tsx';
import editors from '../editors/editors.module.css';
import { buildRows, type ContentRow } from '../editors/pages-of.ts';
import { Failed, ContentLoader } from '../editors/content-loader.tsx';
import admin from '../parts/admin.module.css';
import { Waiting } from '../parts/gate.tsx';
import { groupTeasers } from './group-teasers.ts';
import { targetInWords } from './target-words.ts';
import styles from './teasers.module.css';

export type ListedTeaser = ResponseOf<Api['listContentTeasers']>['teasers'][number];

export function Teasers(): ReactNode {
  const { t, language: pageLanguage } = useTexts();
  const languages = useOfferedLanguages();
  const [params, setParams] = useSearchParams();
  const language = languages.find((one) => one === params.get('in')) ?? pageLanguage;
  const { answer, failure, retry } = useCall('listContentTeasers', { language });
  return (
    <>
      <div className={admin.filters}>
        <SelectField
          label={t('desk.teasers.language')}
          value={language}
          onChange={({ target }) => setParams({ in: target.value }, { preventScrollReset: true })}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {t(`desk.language.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {failure && <Failed onRetry={retry} />}
      {!answer && !failure && <Waiting />}
      {answer && (
        <ContentLoader>
          {({ units }) => (
            <TeasersByPage
              language={language}
              teasers={answer.teasers}
              rows={buildRows(units, pageLanguage)}
            />
          )}
        </ContentLoader>
      )}
    </>
  );
}

function TeasersByPage({
  language,
  teasers,
  rows,
}: {
  language: Language;
  teasers: readonly ListedTeaser[];
  rows: readonly ContentRow[];
}): ReactNode {
  const { t } = useTexts();
  const lost = teasers.filter(({ href }) => href === null).length;
  return (
    <>
      <p role="status" className={admin.soft}>
        {t('desk.teasers.found', { count: teasers.length })}
      </p>
      {lost > 0 && <Notice kind="warning" title={t('desk.teasers.lost', { count: lost })} />}
      {groupTeasers(teasers).map(({ page, pageTitle, own: pageLanguage }) => {
        const row = rows.find((one) => one.page === page);
        return (
          <Card key={page} className={admin.stack} data-page={page}>
            <div className={styles.head}>
              <h2 className={admin.title}>{pageTitle}</h2>
              {row && (
                <EditLink
                  row={row}
                  language={language}
                  className={editors.entry}
                  label={t('desk.teasers.editOne', { title: pageTitle })}
                >
                  {t('desk.teasers.edit')}
                </EditLink>
              )}
            </div>
            <ul className={styles.teasers}>
              {pageLanguage.map((teaser, index) => (
                <Teaser key={index} teaser={teaser} rows={rows} language={language} />
              ))}
            </ul>
          </Card>
        );
      })}
    </>
  );
}

function Teaser({
  teaser: { kind, title, text, to, href, picture },
  rows,
  language,
}: {
  teaser: ListedTeaser;
  rows: readonly ContentRow[];
  language: Language;
}): ReactNode {
  const { t, language: pageLanguage } = useTexts();
  return (
    <li className={styles.teaser}>
      {picture !== null && (
        <Picture src={picture} alt="" sizes="120px" maxWidth={250} className={styles.picture} />
      )}
      <div className={styles.words}>
        <p className={admin.strong} lang={language}>
          {title}
        </p>
        {text !== '' && <p lang={language}>{text}</p>}
        <p className={admin.soft}>
          {t(`desk.teasers.kind.${kind}`)} · {targetInWords(to, rows, t)}
        </p>
        {href === null ? (
          <p className={editors.overdue}>{t('desk.teasers.nowhere')}</p>
        ) : (
          <p>
            <Link
              to={href}
              className={admin.back}
              aria-label={labelled(pageLanguage, t('desk.teasers.open'), title)}
            >
              {t('desk.teasers.open')}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}

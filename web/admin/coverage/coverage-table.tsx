import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isLanguage, type Language } from '../../../domain/language.ts';
import { todayInBerlin } from '../../../domain/stay.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { EditLink } from '../editors/edit-link.tsx';
import { coverageStates, pageKinds, buildRows, worstFirst, type ContentRow } from '../editors/pages-of.ts';
import { StateMark } from '../editors/state-mark.tsx';
import { ContentLoader } from '../editors/content-loader.tsx';
import admin from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';
import styles from './coverage.module.css';
import { PageText } from './page-text.tsx';
import { matchesFilter, type CoverageFilter } from './wanted.ts';

export function Coverage(): ReactNode {
  const { t, language, format } = useTexts();
  const buildPath = useAdminPaths();
  const languages = useOfferedLanguages();
  const [params, setParams] = useSearchParams();
  const readParam = <One extends string>(name: string, of: readonly One[]): One | '' =>
    of.find((one) => one === params.get(name)) ?? '';
  const filter: CoverageFilter = {
    kind: readParam('kind', pageKinds),
    state: readParam('state', coverageStates),
  };
  const setParam = (name: string, value: string): void => {
    const nextParams = new URLSearchParams(params);
    if (value === '') nextParams.delete(name);
    else nextParams.set(name, value);
    setParams(nextParams, { preventScrollReset: true });
  };
  const changeDate = (row: ContentRow, one: Language): string | null => {
    const moment = row.units[one]?.draft?.updatedAt ?? row.units[one]?.publishedAt ?? null;
    return moment === null ? null : format.date(todayInBerlin(new Date(moment)));
  };
  const editedPage = /^[a-z0-9][\w./-]{0,199}$/.exec(params.get('edit') ?? '')?.[0];
  const editedLanguage = params.get('in') ?? language;
  return (
    <ContentLoader>
      {(listed, reload) => {
        const { units } = listed;
        if (editedPage !== undefined) {
          return (
            <PageText
              page={editedPage}
              language={isLanguage(editedLanguage) ? editedLanguage : language}
              listed={listed}
              onClose={() => {
                setParams({});
                reload();
              }}
            />
          );
        }
        const rows = worstFirst(
          buildRows(units, language, (name) => t(`desk.menus.${name}`)).filter((row) =>
            matchesFilter(row, filter, languages),
          ),
          languages,
        );
        return (
          <>
            <p>
              <ButtonLink to={`${buildPath('AdminPages')}?new=`}>{t('desk.pages.new')}</ButtonLink>
            </p>
            <div className={admin.filters}>
              <SelectField
                label={t('desk.coverage.kind')}
                value={filter.kind}
                onChange={({ target }) => setParam('kind', target.value)}
              >
                <option value="">{t('desk.coverage.all')}</option>
                {pageKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`desk.kind.${kind}`)}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={t('desk.coverage.state')}
                value={filter.state}
                onChange={({ target }) => setParam('state', target.value)}
              >
                <option value="">{t('desk.coverage.all')}</option>
                {coverageStates.map((state) => (
                  <option key={state} value={state}>
                    {t(`desk.state.${state}`)}
                  </option>
                ))}
              </SelectField>
            </div>
            <p role="status" className={admin.soft}>
              {t('desk.coverage.found', { count: rows.length })}
            </p>
            <table className={styles.table} data-testid="coverage">
              <thead>
                <tr>
                  <th scope="col">{t('desk.coverage.page')}</th>
                  {languages.map((one) => (
                    <th key={one} scope="col">
                      {t(`desk.language.${one}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.page} ${row.containerKey}`}>
                    <th scope="row">
                      <span>{row.title}</span>
                      <small>{t(`desk.kind.${row.kind}`)}</small>
                    </th>
                    {languages.map((one) => (
                      <td key={one} data-language={t(`desk.language.${one}`)}>
                        <EditLink
                          row={row}
                          language={one}
                          className={styles.cell}
                          label={t('desk.coverage.edit', {
                            title: row.title,
                            language: t(`desk.language.${one}`),
                            state: t(`desk.state.${row.states[one]}`),
                          })}
                        >
                          <StateMark state={row.states[one]} />
                          {row.states[one] !== 'missing' && <small>{changeDate(row, one)}</small>}
                        </EditLink>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        );
      }}
    </ContentLoader>
  );
}

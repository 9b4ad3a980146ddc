import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { caseStates } from '../../../domain/contact-case.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField } from '../../components/field.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import type { Topics } from '../load-topics.ts';
import { FoundHeading } from '../parts/found-heading.tsx';
import styles from '../parts/admin.module.css';
import { OpenCase } from '../parts/open-case.tsx';
import { Pending } from '../parts/pending.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { SetAside } from './set-aside.tsx';
import { CasesTable } from './cases-table.tsx';

const assignees = ['mine', 'nobody'] as const;
const assigneeForm = /^(?:|mine|nobody|[1-9]\d{0,14})$/;

/** The search is part of the address. Without a query the open cases are listed, latest first. */
export function Cases({ topics: { names, all } }: { topics: Topics }): ReactNode {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const assignee = params.get('assignee') ?? '';
  const readParam = <One extends string>(
    name: string,
    allowed: readonly One[],
    defaultValue: One | '',
  ): One | '' => {
    const value = params.get(name);
    return value === null ? defaultValue : (allowed.find((one) => one === value) ?? '');
  };
  const topicNames = new Map(all.map(({ value, text }) => [value, text]));
  const filter = {
    state: readParam('state', caseStates, 'open'),
    topic: readParam('topic', [...topicNames.keys()], ''),
    assignee: assigneeForm.test(assignee) ? assignee : '',
    query: query.slice(0, 200),
    priority: params.get('priority') === 'urgent',
  };
  const setParam = (name: string, value: string): void => {
    const nextParams = new URLSearchParams(params);
    nextParams.set(name, value);
    setParams(nextParams, { preventScrollReset: true });
  };
  const { answer, failure, retry, isPending } = useCall('findCases', filter);
  const colleagues = new Map(answer?.colleagues.map(({ number, name }) => [String(number), name]));
  const renderSelect = (
    name: 'state' | 'topic' | 'assignee' | 'priority',
    values: readonly string[],
    label: (one: string) => string,
  ) => (
    <SelectField
      name={name}
      label={t(`admin.cases.filter.${name}`)}
      value={name === 'priority' ? (filter.priority ? 'urgent' : '') : filter[name]}
      onChange={({ target }) => setParam(name, target.value)}
    >
      <option value="">{t('admin.cases.filter.all')}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {label(one)}
        </option>
      ))}
    </SelectField>
  );
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('admin.cases.title')}</h1>
      <SearchForm
        label={t('admin.cases.filter.label')}
        query={query}
        busy={isPending}
        onSearch={(nextQuery) => (nextQuery === query ? retry() : setParam('q', nextQuery))}
      />
      <div className={styles.filters}>
        {renderSelect('state', caseStates, (one) => t(`admin.cases.state.${one}`))}
        {renderSelect(
          'assignee',
          [...assignees, ...colleagues.keys()],
          (one) => colleagues.get(one) ?? t(`admin.cases.filter.${one}`),
        )}
        {renderSelect('priority', ['urgent'], (one) => t(`admin.cases.filter.${one}`))}
        {renderSelect('topic', [...topicNames.keys()], (one) => topicNames.get(one) ?? one)}
      </div>
      <OpenCase topics={names} />
      <SetAside onTaken={retry} />
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <Card className={styles.stack} data-testid="cases">
          <FoundHeading>{t('admin.cases.found', { count: answer.total })}</FoundHeading>
          {answer.total > 0 ? (
            <CasesTable
              caption={t('admin.cases.title')}
              cases={answer.cases}
              topics={names}
              isWhole={answer.total === answer.cases.length}
            />
          ) : (
            <EmptyState
              title={t('work.empty.cases')}
              action={
                <Button onClick={() => setParams({ state: '' }, { preventScrollReset: true })}>
                  {t('work.empty.allCases')}
                </Button>
              }
            >
              {t('work.empty.casesText')}
            </EmptyState>
          )}
        </Card>
      )}
    </div>
  );
}

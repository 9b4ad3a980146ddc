import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { registrationStates } from '../../../domain/business-registration.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import { FoundHeading } from '../parts/found-heading.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { RegistrationCard } from './registration-card.tsx';
import type { Registration } from './registration.ts';

/** Lists the registrations of businesses, those that wait for a decision first. The filter is part of the address. */
export function Businesses(): ReactNode {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const state = registrationStates.find((one) => one === params.get('state')) ?? 'open';
  const { answer, failure, retry, isPending } = useCall('findBusinessRegistrations', {
    state,
    query: query.slice(0, 200),
  });
  /** Registrations decided since the list was loaded. They keep their position and show the decision. */
  const [decided, setDecided] = useState<readonly Registration[]>([]);
  const setParam = (name: string, value: string): void => {
    const nextParams = new URLSearchParams(params);
    nextParams.set(name, value);
    setParams(nextParams, { preventScrollReset: true });
    setDecided([]);
  };
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('admin.businesses.title')}</h1>
      <p className={styles.soft}>{t('admin.businesses.lead')}</p>
      <SearchForm
        label={t('admin.businesses.label')}
        query={query}
        busy={isPending}
        onSearch={(nextQuery) => (nextQuery === query ? retry() : setParam('q', nextQuery))}
      />
      <div className={styles.filters}>
        <SelectField
          name="state"
          label={t('admin.businesses.state.label')}
          value={state}
          onChange={({ target }) => setParam('state', target.value)}
        >
          {registrationStates.map((one) => (
            <option key={one} value={one}>
              {t(`admin.businesses.state.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <section className={styles.stack} data-testid="registrations">
          <FoundHeading>
            {answer.total === 0
              ? t('admin.businesses.none')
              : t('admin.businesses.found', { count: answer.total })}
          </FoundHeading>
          {answer.total === 0 && (
            <EmptyState
              title={t('work.empty.registrations')}
              action={
                state === 'open' && (
                  <Button onClick={() => setParam('state', 'approved')}>
                    {t('work.empty.approvedRegistrations')}
                  </Button>
                )
              }
            >
              {t('work.empty.registrationsText')}
            </EmptyState>
          )}
          {answer.registrations.map((one) => (
            <RegistrationCard
              key={one.registration}
              businessRegistration={
                decided.find(({ registration }) => registration === one.registration) ?? one
              }
              onDecided={(updated) => setDecided((current) => [...current, updated])}
            />
          ))}
          {answer.total > answer.registrations.length && (
            <p className={styles.soft}>
              {t('admin.businesses.more', { count: answer.registrations.length })}
            </p>
          )}
        </section>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { ActingLink } from '../parts/acting-link.tsx';
import { LandlordCommissionCard } from '../parts/landlord-commission.tsx';
import { OpenCase } from '../parts/open-case.tsx';
import { Pending } from '../parts/pending.tsx';
import { OfficeNotes } from './notes.tsx';
import type { NamedPerson } from './person-path.ts';
import { PersonFacts } from './person-facts.tsx';
import { PersonLists } from './person-lists.tsx';
import styles from './records.module.css';

export function PersonRecordView({
  of,
  topics,
  isNamedAbove = false,
}: {
  of: NamedPerson;
  topics: Readonly<Record<string, string>>;
  /** True if the page already shows the name above. */
  isNamedAbove?: boolean;
}): ReactNode {
  const { t, language } = useTexts();
  const { answer, failure, retry } = useCall('getPersonRecord', { languageCode: language, of });
  const isMissing = failure?.type === 'record-missing';
  return (
    <div className={styles.record} data-testid="person-record">
      {!isNamedAbove && <h1>{answer ? answer.name || answer.email : t('records.person.title')}</h1>}
      {isMissing ? (
        <Notice kind="warning">{t('records.person.missing')}</Notice>
      ) : (
        <Pending {...{ answer, failure, retry }} />
      )}
      {answer && (
        <>
          <PersonFacts record={answer} isAccountAbove={isNamedAbove} />
          {answer.account && answer.account.businesses.length > 0 && !isNamedAbove && (
            <p>
              <ActingLink accountNumber={answer.account.number} />
            </p>
          )}
          {answer.account?.businesses
            .filter(({ kind }) => kind === 'landlord')
            .map(({ subject }) => (
              <LandlordCommissionCard key={subject} landlordNumber={subject} />
            ))}
          <OpenCase
            topics={topics}
            caller={{
              name: answer.name,
              email: answer.email,
              phone: answer.phones[0] ?? '',
              language: answer.language,
            }}
          />
          <OfficeNotes of={of} notes={answer.notes} colleagues={answer.colleagues} />
          <PersonLists record={answer} topics={topics} />
        </>
      )}
    </div>
  );
}

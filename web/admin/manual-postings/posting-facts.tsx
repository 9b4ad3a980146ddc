import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { groupedIban } from '../../../domain/iban.ts';
import { euros } from '../../../domain/money.ts';
import { labelled } from '../../../texts/labelled.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { formatSubject } from '../../../texts/ledger-subject.ts';
import styles from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';

export type FoundPosting = ResponseOf<Api['listPostings']>['postings'][number];

/** Shows who receives the money or the voucher, or who has paid. */
export function Receiver({ posting: { refund, voucher, payment } }: { posting: FoundPosting }): ReactNode {
  const { t } = useTexts();
  if (voucher) return <p>{t('postings.toRecipient', { name: voucher.name, email: voucher.email })}</p>;
  if (payment) {
    const { name, iban, purpose } = payment;
    return <p>{[t('postings.paidBy', { name }), groupedIban(iban), purpose].filter(Boolean).join(' · ')}</p>;
  }
  if (!refund) return null;
  const { holder, iban, way, bearer } = refund;
  const to =
    iban === null
      ? t(way === 'card' ? 'postings.toCard' : 'postings.toAccount')
      : t('postings.toHolder', { holder: holder ?? '', iban: groupedIban(iban) });
  return <p>{[to, t(`postings.bearerOf.${bearer}`)].join(' · ')}</p>;
}

export function Lines({ posting: { draftID, lines } }: { posting: FoundPosting }): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useAdminPaths();
  return (
    <ul
      className={`${styles.lines} ${styles.narrow}`}
      aria-label={t('postings.tableLabel', { number: String(draftID) })}
    >
      {lines.map(({ account, bookingID, bookingDisplayNumber, name, subject, amount }, index) => (
        <li key={index} className={styles.line}>
          <span>
            {labelled(
              language,
              t(amount > 0 ? 'postings.debit' : 'postings.credit'),
              t(`money.account.${account}`),
            )}
            {subject !== null && ` · ${formatSubject(t, subject)}`}
            {bookingID !== null && (
              <>
                {' · '}
                <Link to={buildPath('AdminBookingMoney', { bookingID: String(bookingID) })}>
                  {[bookingDisplayNumber, name].filter(Boolean).join(' ')}
                </Link>
              </>
            )}
          </span>
          <span className={styles.sum}>{format.moneyExact(euros(Math.abs(amount)))}</span>
        </li>
      ))}
    </ul>
  );
}

export function Decision({ posting }: { posting: FoundPosting }): ReactNode {
  const { t, format } = useTexts();
  const { state, decidedName, decidedAt, decisionNote, postings, reverses, reversedBy } = posting;
  const parts = [
    decidedAt !== null &&
      t('postings.decidedBy', {
        state: t(`postings.state.${state}`),
        name: decidedName ?? '',
        moment: format.moment(decidedAt),
      }),
    decisionNote,
    postings.length > 0 && t('postings.inLedger', { count: postings.length, numbers: postings.join(', ') }),
    reverses !== null && t('postings.reverses', { number: String(reverses) }),
    reversedBy !== null && t('postings.reversedBy', { number: String(reversedBy) }),
  ].filter(Boolean);
  return parts.length > 0 && <p className={styles.soft}>{parts.join(' · ')}</p>;
}

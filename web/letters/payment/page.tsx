import { useState, type ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { browserApi } from '../../app/api/browser-api.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useFocusOnResult } from '../../components/use-focus-on-result.ts';
import styles from '../../features/booking/layout.module.css';
import { guestLinkStates } from '../../features/booking/guest-link-states.ts';
import { LinkedStates } from '../../features/booking/linked-states.tsx';
import { useLinked, type BookingLink } from '../../features/booking/use-linked.ts';
import type { load } from './load.ts';
import { PaymentView } from './payment-view.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

export default function PaymentPage(): ReactNode {
  const { t } = useTexts();
  const page = useLoaderData<typeof load>();
  const [query] = useSearchParams();
  // Kept here, because the view is unmounted while the payment is loaded again.
  const [paidMessage, setPaidMessage] = useState<string | null>(null);
  const paymentID = Number(query.get('payment')) || undefined;
  const readPayment = ({ id, hash }: BookingLink, signal: AbortSignal) =>
    browserApi.call('getPayment', { bookingID: Number(id), bookingHash: hash, paymentID }, { signal });
  const { linked, id, reload } = useLinked(readPayment);
  const heading = useFocusOnResult<HTMLHeadingElement>(linked.state === 'ready' ? paidMessage : null);
  return (
    <div className={`container ${styles.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        {t('payment.page.title')}
      </h1>
      {linked.state === 'ready' ? (
        <PaymentView
          standing={linked.value}
          link={linked.link}
          outcome={query.get('outcome')}
          page={page}
          onReload={reload}
          paidMessage={paidMessage}
          onPaidMessage={setPaidMessage}
        />
      ) : (
        <LinkedStates state={linked.state} onRetry={reload} id={id} {...guestLinkStates} />
      )}
    </div>
  );
}

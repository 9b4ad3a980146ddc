import type { ReactNode } from 'react';
import type { BookableHome } from '../../../features/booking/bookable-home.ts';
import type { BookingDraft } from '../../../features/booking/booking-draft.ts';
import { PaymentFields } from '../../../features/booking/payment-fields.tsx';
import type { CheckedVoucher } from '../../../features/booking/use-voucher-cover.ts';
import type { Summary } from '../use-summary.ts';
import { VoucherChoice } from './voucher-choice.tsx';

/** Asks how a booking is paid. A hold is free: nothing is asked until it becomes a booking. */
export function PaymentPart({
  summary: { collector, payments, payment },
  home,
  draft,
  update,
  voucher,
}: {
  summary: Summary;
  home: BookableHome;
  draft: BookingDraft;
  update(change: Partial<BookingDraft>): void;
  /** Null where vouchers are not taken. */
  voucher: CheckedVoucher | null;
}): ReactNode {
  return (
    <PaymentFields
      collector={collector}
      codes={payments}
      payment={payment}
      ways={home.paymentWays}
      isInstant={home.instantBooking}
      onChange={(code) => update({ payment: code })}
    >
      {voucher !== null && (
        <VoucherChoice
          value={draft.voucher}
          voucher={voucher}
          onChange={(code) => update({ voucher: code })}
        />
      )}
    </PaymentFields>
  );
}

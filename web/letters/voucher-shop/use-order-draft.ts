import { useState } from 'react';
import { isEmail } from '../../../domain/reachable.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import {
  voucherEuros,
  voucherMailDaysMax,
  voucherMotifs,
  type VoucherMotif,
} from '../../../domain/vouchers.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import type { AccountData } from '../../features/visitor/visitor-store.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { euros, type Euros } from '../../../domain/money.ts';

const empty = {
  amount: String(voucherEuros.offered[1]),
  motif: voucherMotifs[0] as VoucherMotif,
  dedication: '',
  buyerName: '',
  buyerEmail: '',
  recipientName: '',
  recipientEmail: '',
  sendOn: '',
};

type OrderDraft = typeof empty;

export function buildOrderDraft(account: AccountData | null, typed: Partial<OrderDraft>): OrderDraft {
  const buyer = account && {
    buyerName: `${account.accountFirstName} ${account.accountLastName}`.trim(),
    buyerEmail: account.accountEmail,
  };
  return { ...empty, ...buyer, ...typed };
}

interface OrderForm {
  draft: OrderDraft;
  set(change: Partial<OrderDraft>): void;
  acceptTerms: boolean;
  setAcceptTerms(accepts: boolean): void;
  /** Adopts input from before hydration. */
  takeEarly(typed: Readonly<Record<string, string>>): void;
  setSubmitted(isSubmitted: boolean): void;
  /** Whole euros. Null if the amount is not allowed for a voucher. */
  amount: Euros | null;
  /** The last possible day of mailing. */
  lastDay: PlainDate;
  bounds: { min: string; max: string };
  firstWrong: string | undefined;
  errorOf(field: CheckedField): string | undefined;
}

type CheckedField = 'amount' | 'recipientEmail' | 'sendOn' | 'buyerName' | 'buyerEmail' | 'acceptTerms';

export function useOrderDraft(today: PlainDate): OrderForm {
  const { t, format } = useTexts();
  const { account } = useVisitor();
  const [typed, setTyped] = useState<Partial<OrderDraft>>({});
  const draft = buildOrderDraft(account, typed);
  const [acceptTerms, setAcceptTerms] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const amount = euros(Number(draft.amount));
  const lastDay = addDays(today, voucherMailDaysMax);
  const errors: Record<CheckedField, boolean> = {
    amount: !/^\d{1,4}$/.test(draft.amount) || amount < voucherEuros.min || amount > voucherEuros.max,
    recipientEmail: draft.recipientEmail.trim() !== '' && !isEmail(draft.recipientEmail.trim()),
    sendOn: draft.sendOn !== '' && (draft.sendOn < today || draft.sendOn > lastDay),
    buyerName: draft.buyerName.trim() === '',
    buyerEmail: !isEmail(draft.buyerEmail.trim()),
    acceptTerms: !acceptTerms,
  };
  const bounds = { min: format.money(voucherEuros.min), max: format.money(voucherEuros.max) };
  return {
    draft,
    set: (change) => setTyped({ ...typed, ...change }),
    acceptTerms,
    setAcceptTerms,
    takeEarly({ acceptTerms: accepted, ...early }) {
      // Empty fields were not edited before hydration.
      setTyped({ ...typed, ...Object.fromEntries(Object.entries(early).filter(([, text]) => text !== '')) });
      setAcceptTerms(accepted !== undefined);
    },
    setSubmitted,
    amount: errors.amount ? null : amount,
    lastDay,
    bounds,
    firstWrong: Object.entries(errors).find(([, isWrong]) => isWrong)?.[0],
    errorOf: (field) => (isSubmitted && errors[field] ? t(`vouchers.invalid.${field}`, bounds) : undefined),
  };
}

-- A transfer that an accountant reads on a statement of which there is no file. It is recorded as a posting by hand, and becomes a line of the
-- bank when another one approves it.
alter table manual_postings drop constraint manual_postings_template_check;
alter table manual_postings add constraint manual_postings_template_check check (template in (
  'free', 'bankFee', 'guestPayment', 'guestRefund', 'smallDifference', 'goodwillVoucher', 'reversal'
));
-- who paid: name, iban, purpose
alter table manual_postings add column payment jsonb;
alter table manual_postings add constraint manual_postings_payment_check
  check ((template = 'guestPayment') = (payment is not null));

alter table ledger_postings drop constraint ledger_postings_by_hand_check;
alter table ledger_postings add constraint ledger_postings_by_hand_check check ((manual_posting_id is not null) = (cause in (
  'manual', 'manualReversed', 'bankFee', 'smallDifference', 'goodwillVoucher', 'refundByHand', 'paymentByHand'
)));

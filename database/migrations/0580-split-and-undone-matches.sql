-- A line of the bank may pay several bookings in parts, and what was assigned by mistake is taken back: the rest waits for somebody again.
alter table bank_transfers drop constraint bank_transfers_doubt_check;
alter table bank_transfers add constraint bank_transfers_doubt_check
  check (doubt in ('unknown', 'amount', 'ended', 'ambiguous', 'repeated', 'rest', 'taken-back'));

alter table money_acts drop constraint money_acts_act_check;
alter table money_acts add constraint money_acts_act_check check (act in (
  'import', 'match', 'split', 'take-back', 'set-aside', 'release', 'retry', 'write-off', 'export', 'search',
  'payout-prepare', 'payout-release', 'payout-discard', 'payout-return', 'payout-file', 'dac7'
));
-- Finds what was done with a line.
create index money_acts_transfers on money_acts (subject) where subject like 'transfer/%';

-- A refund that nobody has released ends when the payment that it would give back turns out to be another booking's.
alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check
  check (state in ('intended', 'released', 'sent', 'done', 'failed', 'discarded'));

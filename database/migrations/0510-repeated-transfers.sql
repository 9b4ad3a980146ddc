-- A day's report and the statement of the same day may give one payment two references: somebody looks at the second.
alter table bank_transfers drop constraint bank_transfers_doubt_check;
alter table bank_transfers add constraint bank_transfers_doubt_check
  check (doubt in ('unknown', 'amount', 'ended', 'ambiguous', 'repeated'));
-- Finds a line that says the same as another.
create index bank_transfers_day on bank_transfers (booked_on, amount_cents);

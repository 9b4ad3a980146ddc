-- That somebody of the office has searched for money, and by what kind of word: never the word itself.
alter table money_acts drop constraint money_acts_act_check;
alter table money_acts add constraint money_acts_act_check check (act in (
  'import', 'match', 'set-aside', 'release', 'retry', 'write-off', 'export', 'search',
  'payout-prepare', 'payout-release', 'payout-discard', 'payout-return', 'payout-file', 'dac7'
));
alter table money_acts add constraint money_acts_search_check
  check (act <> 'search' or (booking_id is null and note in ('name', 'number', 'amount')));
create index money_acts_searches on money_acts (happened_at) where act = 'search';

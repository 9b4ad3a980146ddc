-- The office opens the record of somebody who has asked a question, too.
alter table office_acts
  drop constraint office_acts_kind_check,
  add constraint office_acts_kind_check check (kind in ('name', 'mail', 'number', 'phone', 'date', 'voucher', 'account', 'booking', 'case', 'question'));

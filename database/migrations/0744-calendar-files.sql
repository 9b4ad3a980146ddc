-- A calendar file is read once: its nights become blocks of the landlord, which are taken back together.
alter table calendar_acts
  drop constraint calendar_acts_kind_check,
  add constraint calendar_acts_kind_check check (kind in
    ('blockAdded', 'blockChanged', 'blockRemoved', 'ratesChanged', 'fileImported',
     'feedAdded', 'feedChanged', 'feedRemoved', 'feedRead', 'feedFailed', 'exportRenewed'));

-- True: guests pay the landlord, who then offers direct debit too. Homes of a feed are collected for by the house.
alter table homes add column landlord_collects boolean not null default false;

-- What the law has traders tell beside name, address, phone and mail (Art. 30 of Regulation (EU) 2022/2065).
-- The register and the number in it; null: it stands in none, or has told none.
alter table landlords add column trade_register text check (length(trade_register) between 1 and 200);
-- since when the trader has committed to offer nothing but what the law of the EU allows; null: has not
alter table landlords add column lawful_since date;

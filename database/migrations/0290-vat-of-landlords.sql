-- The number under which a landlord reports value-added tax, as authorities write it. Without one their invoices show no tax.
alter table landlords add column vat_id text check (vat_id ~ '^[A-Z]{2}[0-9A-Z+*]{3,15}$');

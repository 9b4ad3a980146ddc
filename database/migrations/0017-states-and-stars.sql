-- Names of the state, land or canton by language; empty where the country has none.
alter table places add column state_names jsonb not null default '{}';

-- Stars of the German and of the Swiss tourism association; null where a home was never classified.
alter table homes add column dtv_stars integer check (dtv_stars between 1 and 5);
alter table homes add column stv_stars integer check (stv_stars between 1 and 5);

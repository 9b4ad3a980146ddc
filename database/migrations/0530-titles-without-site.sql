-- Titles of countries, regions and offers no longer end with the name of the site: the page adds what the site is called now.
update countries set texts = replace(texts::text, ' | Feriola"', '"')::jsonb where texts::text like '% | Feriola"%';
update regions set texts = replace(texts::text, ' | Feriola"', '"')::jsonb where texts::text like '% | Feriola"%';
update places set texts = replace(texts::text, ' | Feriola"', '"')::jsonb where texts::text like '% | Feriola"%';
update offers set texts = replace(texts::text, ' | Feriola"', '"')::jsonb where texts::text like '% | Feriola"%';

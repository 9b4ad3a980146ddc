-- What guests keep to. house_rules: {parties, quiet: {from, until}}, null where nobody has said; the rest in the landlord's words.
alter table homes add column house_rules jsonb;
alter table home_texts add column house_rules text not null default '';

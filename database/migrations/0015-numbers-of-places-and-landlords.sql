-- New places and landlords take the next number of these sequences; who writes numbers of their own moves them past those.
create sequence place_numbers as integer owned by places.id;
select setval('place_numbers', greatest((select max(id) from places), 1), exists (select from places));
alter table places alter column id set default nextval('place_numbers');
create sequence landlord_numbers as integer owned by landlords.id;
select setval('landlord_numbers', greatest((select max(id) from landlords), 1), exists (select from landlords));
alter table landlords alter column id set default nextval('landlord_numbers');

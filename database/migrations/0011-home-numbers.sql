-- A new home takes the next number of this sequence; who writes a home's number of their own moves it past that.
create sequence home_numbers as integer owned by homes.object_number;
select setval('home_numbers', greatest((select max(object_number) from homes), 1000000));
alter table homes alter column object_number set default nextval('home_numbers');

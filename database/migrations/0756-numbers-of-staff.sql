-- The number of a removed person is not given again: their portrait may still be kept under its address.
create sequence office_staff_numbers as integer;
select setval('office_staff_numbers', greatest((select max(id) from office_staff), 1));

-- Photos that landlords send: the point that every cut keeps, in per cent from the upper left corner, and what the picture looks like in 64
-- bits, which differ in few places between two copies of one picture. Null: drawn, or sent before.
alter table home_images
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100),
  add column look text check (look ~ '^[01]{64}$');
create index home_images_look on home_images (object_number) where look is not null;

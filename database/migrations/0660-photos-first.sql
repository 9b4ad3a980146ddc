-- Photos precede drawings, so that the cover of a home that has photos is one. Two steps, because a number is taken until its picture has moved on.
update home_images i set no = -p.position
from (
  select object_number, no, row_number() over (partition by object_number order by file_key is null, no) as position
  from home_images
  where object_number in (
    select d.object_number from home_images d
    join home_images f on f.object_number = d.object_number and f.no > d.no and f.file_key is not null
    where d.file_key is null
  )
) p
where i.object_number = p.object_number and i.no = p.no;

update home_images set no = -no where no < 0;

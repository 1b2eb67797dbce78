-- A folder holds only looks that its member saved.
select f.member_id, f.name, fl.look_id
from site.folder_looks fl
join site.folders f on f.id = fl.folder_id
where not exists (select 1 from site.saves s where s.member_id = f.member_id and s.look_id = fl.look_id)

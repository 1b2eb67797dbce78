-- A look's number of saves is that of its saves.
select l.slug, l.save_count, count(s.member_id) as saves
from site.looks l
left join site.saves s on s.look_id = l.id
group by l.id
having l.save_count <> count(s.member_id)

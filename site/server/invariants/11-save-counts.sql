-- A look's number of saves is that of its saves by members who are not banned or leaving.
select l.slug, l.save_count, count(m.id) as saves
from site.looks l
left join site.saves s on s.look_id = l.id
left join site.members m on m.id = s.member_id and m.standing not in ('banned', 'leaving')
group by l.id
having l.save_count <> count(m.id)

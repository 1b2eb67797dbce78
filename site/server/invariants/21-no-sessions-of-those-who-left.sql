-- Members who are leaving or gone are logged in nowhere.
select m.slug, m.standing, s.id
from site.sessions s
join site.members m on m.id = s.member_id
where m.standing in ('leaving', 'erased')

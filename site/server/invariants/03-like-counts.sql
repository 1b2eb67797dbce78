-- A look's number of likes is that of its likes.
select l.slug, l.like_count, count(k.member_id) as likes
from site.looks l
left join site.likes k on k.look_id = l.id
group by l.id
having l.like_count <> count(k.member_id)

-- Only a private member has requests that wait for an answer.
select f.follower_id, m.slug
from site.follows f
join site.members m on m.id = f.member_id
where f.state = 'asked' and not m.is_private

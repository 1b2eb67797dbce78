-- Members' numbers of followers and of followed members are those of their follows, without requests.
select m.slug, m.follower_count, m.following_count,
  (select count(*) from site.follows f where f.member_id = m.id and f.state = 'following') as followers,
  (select count(*) from site.follows f where f.follower_id = m.id and f.state = 'following') as following
from site.members m
where m.follower_count <> (select count(*) from site.follows f where f.member_id = m.id and f.state = 'following')
  or m.following_count <> (select count(*) from site.follows f where f.follower_id = m.id and f.state = 'following')

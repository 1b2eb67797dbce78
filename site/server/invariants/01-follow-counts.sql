-- Members' numbers of followers and of followed members are those of their follows, without requests and without
-- members who are banned or leaving.
select m.slug, m.follower_count, m.following_count, c.followers, c.following
from site.members m
cross join lateral (
  select
    (select count(*) from site.follows f join site.members o on o.id = f.follower_id
      where f.member_id = m.id and f.state = 'following' and o.standing not in ('banned', 'leaving')) as followers,
    (select count(*) from site.follows f join site.members o on o.id = f.member_id
      where f.follower_id = m.id and f.state = 'following' and o.standing not in ('banned', 'leaving')) as following
) c
where m.follower_count <> c.followers or m.following_count <> c.following

-- A brand's number of followers is that of its follows by members who are not banned or leaving. A merged one has none.
select b.slug, b.state, b.follower_count, count(f.member_id) as follows, count(m.id) as followers
from site.brands b
left join site.brand_follows f on f.brand_id = b.id
left join site.members m on m.id = f.member_id and m.standing not in ('banned', 'leaving')
group by b.id
having b.follower_count <> count(m.id) or (b.state = 'merged' and count(f.member_id) > 0)

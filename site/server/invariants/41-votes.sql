-- A review counts the votes of members whom others see, and ranks by the lower bound of their Wilson interval. Nobody votes
-- on their own.
select v.id, v.helpful_count, v.unhelpful_count, v.helpful_rank, v.helpful, v.unhelpful, v.own
from (
  select r.id, r.helpful_count, r.unhelpful_count, r.helpful_rank,
    count(*) filter (where m.id is not null and v.is_helpful) as helpful,
    count(*) filter (where m.id is not null and not v.is_helpful) as unhelpful,
    count(*) filter (where v.member_id = r.author_id) as own
  from site.reviews r
  left join site.review_votes v on v.review_id = r.id
  left join site.members m on m.id = v.member_id and m.standing not in ('banned', 'leaving')
  group by r.id
) v
cross join lateral (select (v.helpful + v.unhelpful)::double precision as n) sum
cross join lateral (select case when v.helpful = 0 then 0 else (
  v.helpful / n + 1.96 ^ 2 / (2 * n) - 1.96 * sqrt((v.helpful / n * (1 - v.helpful / n) + 1.96 ^ 2 / (4 * n)) / n)
) / (1 + 1.96 ^ 2 / n) end as rank) wilson
where v.helpful_count <> v.helpful or v.unhelpful_count <> v.unhelpful or v.own > 0
  or abs(v.helpful_rank - wilson.rank) > 1e-9

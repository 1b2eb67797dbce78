-- A review knows how often its author has worn their item, or had when they wrote it. The item is their own.
select r.id, r.worn_count, r.worn_at_posting, i.wear_count, i.state, i.author_id = r.author_id as is_own
from site.reviews r
left join site.items i on i.id = r.item_id
where i.author_id <> r.author_id
  or r.worn_count <> case
    when i.state <> 'deleted' and (r.product_id is null or i.product_id = r.product_id) then i.wear_count
    else r.worn_at_posting end

-- What was worn, combined and planned together belongs to one member.
select 'wear' as what, w.id from site.wears w join site.items i on i.id = w.item_id where i.author_id <> w.author_id
union all
select 'look of a wear', w.id from site.wears w join site.looks l on l.id = w.look_id where l.author_id <> w.author_id
union all
select 'outfit of a wear', w.id from site.wears w join site.outfits o on o.id = w.outfit_id where o.author_id <> w.author_id
union all
select 'outfit', o.id from site.outfits o join site.outfit_items oi on oi.outfit_id = o.id
  join site.items i on i.id = oi.item_id where i.author_id <> o.author_id
union all
select 'plan', p.id from site.plans p join site.outfits o on o.id = p.outfit_id where o.author_id <> p.author_id

-- Nobody follows, or asks to follow, across a block.
select f.follower_id, f.member_id, f.state
from site.follows f
join site.blocks b on (b.blocker_id, b.blocked_id) in ((f.follower_id, f.member_id), (f.member_id, f.follower_id))

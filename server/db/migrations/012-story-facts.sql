-- What a later story may come back to (who led, where, whom they met), as JSON; stories from before have none.
alter table story_memory add column facts text;

-- Which node is making a narration: the others follow it through the audio store instead of speaking it again.
create table narration_claims (
  narration_key text primary key,
  holder text not null,
  lease_until text not null
);

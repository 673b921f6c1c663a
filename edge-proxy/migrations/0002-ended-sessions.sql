-- Ends one login ('sid …') or all logins of an account before a time ('account …'), except one.
CREATE TABLE edge_ended_sessions (
  name text PRIMARY KEY,
  -- ms since 1970, by the clock of the edges, because it is compared with the times in seals.
  before bigint NOT NULL,
  kept_sid text,
  expires bigint NOT NULL,
  changed timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX edge_ended_sessions_changed ON edge_ended_sessions (changed);

-- Files of earlier versions stay readable in both directions, so columns and states keep their names. Such a file has its
-- tables already: a new column needs an ALTER TABLE in a further file, which sqlite-store.ts runs if the column is missing.
PRAGMA journal_mode = WAL;
CREATE TABLE IF NOT EXISTS orders (
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('sending', 'answered', 'unknown')),
  status INTEGER,
  type TEXT,
  answer TEXT,
  created INTEGER NOT NULL,
  attempt TEXT,
  edge TEXT,
  PRIMARY KEY (scope, key)
) STRICT;
CREATE TABLE IF NOT EXISTS processes (edge TEXT PRIMARY KEY, beat INTEGER NOT NULL, alive_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS journal (one INTEGER PRIMARY KEY CHECK (one = 1), continuous_since INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS ended_sessions (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  before INTEGER NOT NULL,
  kept_sid TEXT,
  expires INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS wallet_passes (
  serial TEXT PRIMARY KEY,
  card_name TEXT NOT NULL UNIQUE,
  account_name TEXT NOT NULL,
  sealed TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('active', 'locked', 'ended')),
  shown TEXT NOT NULL,
  google INTEGER NOT NULL,
  google_sent INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  checked INTEGER NOT NULL,
  used INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS wallet_passes_account ON wallet_passes (account_name);
CREATE INDEX IF NOT EXISTS wallet_passes_used ON wallet_passes (used);
DROP INDEX IF EXISTS wallet_passes_checked;
CREATE INDEX IF NOT EXISTS wallet_passes_due ON wallet_passes (checked);
CREATE INDEX IF NOT EXISTS wallet_passes_unsent ON wallet_passes (checked) WHERE google = 1 AND google_sent < changed;
CREATE TABLE IF NOT EXISTS wallet_registrations (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  serial TEXT NOT NULL REFERENCES wallet_passes ON DELETE CASCADE,
  device TEXT NOT NULL,
  push_token TEXT NOT NULL,
  seen INTEGER NOT NULL,
  UNIQUE (serial, device)
) STRICT;
CREATE INDEX IF NOT EXISTS wallet_registrations_device ON wallet_registrations (device);
CREATE INDEX IF NOT EXISTS wallet_registrations_seen ON wallet_registrations (seen);

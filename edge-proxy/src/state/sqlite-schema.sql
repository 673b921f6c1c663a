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

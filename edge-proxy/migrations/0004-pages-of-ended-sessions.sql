-- Marks are read in pages by time and name: many may have one time.
CREATE INDEX edge_ended_sessions_changed_name ON edge_ended_sessions (changed, name);
DROP INDEX edge_ended_sessions_changed;

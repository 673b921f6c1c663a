-- Which files of edge-proxy/migrations have run.
CREATE TABLE IF NOT EXISTS edge_migrations (name text PRIMARY KEY);

-- Attempts in the windows of rate limits, as rate-limiter-flexible counts them. Unlogged, because windows may begin anew.
CREATE UNLOGGED TABLE edge_rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  -- ms since 1970, by the clock of the edges.
  expire bigint
);
CREATE INDEX edge_rate_limits_expire ON edge_rate_limits (expire);

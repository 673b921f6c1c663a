-- Orders by account and idempotency key; an order is sent only after its row is here.
CREATE TABLE edge_orders (
  account text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  -- Names one sending of the order; later writes apply to the row only while it is of this attempt.
  attempt text NOT NULL,
  edge text NOT NULL,
  state text NOT NULL CHECK (state IN ('sending', 'answered', 'unknown')),
  status integer,
  type text,
  response bytea,
  created timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account, key)
);
CREATE INDEX edge_orders_created ON edge_orders (created);

-- Edge processes; each raises its beat every two seconds.
CREATE TABLE edge_processes (
  edge text PRIMARY KEY,
  beat bigint NOT NULL,
  alive_at timestamptz NOT NULL
);

-- One row: since when no row of an order can be missing.
CREATE TABLE edge_journal (
  continuous_since timestamptz NOT NULL
);
INSERT INTO edge_journal VALUES (now());

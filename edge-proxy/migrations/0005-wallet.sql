-- Wallet passes, one for each card that was saved in a wallet. Times in ms since 1970, by the clock of the edges.
CREATE TABLE edge_wallet_passes (
  serial text PRIMARY KEY,
  -- Keyed hashes of the card's code and of the account; a pass that has ended has texts of its own.
  card_name text NOT NULL UNIQUE,
  account_name text NOT NULL,
  -- Card, account, name and balance, sealed with WALLET_KEYS; empty when the pass has ended.
  sealed text NOT NULL,
  state text NOT NULL CHECK (state IN ('active', 'locked', 'ended')),
  -- Keyed hash of what the pass showed last.
  shown text NOT NULL,
  -- Whether a link of Google's was asked for.
  google boolean NOT NULL,
  -- The change that Google has: that of the link, or of the last update that Google took.
  google_sent bigint NOT NULL,
  changed bigint NOT NULL,
  -- When an edge began to check whether the card is still the member's.
  checked bigint NOT NULL,
  used bigint NOT NULL
);
CREATE INDEX edge_wallet_passes_account ON edge_wallet_passes (account_name);
CREATE INDEX edge_wallet_passes_used ON edge_wallet_passes (used);
CREATE INDEX edge_wallet_passes_checked ON edge_wallet_passes (checked) WHERE state <> 'ended';
CREATE INDEX edge_wallet_passes_unsent ON edge_wallet_passes (checked) WHERE google AND google_sent < changed;

-- Apple's devices that want to know of changes of a pass.
CREATE TABLE edge_wallet_registrations (
  -- The newest registration has the highest one.
  position bigserial PRIMARY KEY,
  serial text NOT NULL REFERENCES edge_wallet_passes ON DELETE CASCADE,
  device text NOT NULL,
  push_token text NOT NULL,
  seen bigint NOT NULL,
  UNIQUE (serial, device)
);
CREATE INDEX edge_wallet_registrations_device ON edge_wallet_registrations (device);
CREATE INDEX edge_wallet_registrations_seen ON edge_wallet_registrations (seen);

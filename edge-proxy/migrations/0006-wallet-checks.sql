-- Passes that have ended are checked, too: their phones may not know it.
DROP INDEX edge_wallet_passes_checked;
CREATE INDEX edge_wallet_passes_due ON edge_wallet_passes (checked);

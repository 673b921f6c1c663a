-- Passes that have ended are checked, too: their phones may not know it.
DROP INDEX edge_wallet_passes_checked;
CREATE INDEX edge_wallet_passes_due ON edge_wallet_passes (checked);
-- A change that Google does not have is due at once: earlier versions wrote only when a pass was checked last.
UPDATE edge_wallet_passes SET checked = 0 WHERE google AND google_sent < changed;

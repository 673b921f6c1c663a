-- The tables of the sandbox. Constraints prevent negative balances, double bookings (unique reference), more redemptions
-- than stock, and changed or deleted bookings. Increase `schemaVersion` in database.ts with every change.
CREATE TABLE accounts (
  accountId TEXT PRIMARY KEY,
  points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0)
);
CREATE TABLE members (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  loginName TEXT NOT NULL UNIQUE COLLATE NOCASE,
  passwordHash TEXT NOT NULL,
  status TEXT NOT NULL,
  accountId TEXT UNIQUE REFERENCES accounts(accountId),
  address TEXT NOT NULL,
  newsletter INTEGER NOT NULL DEFAULT 0,
  newsletterWanted INTEGER NOT NULL DEFAULT 0,
  beExcitedTimeStamp TEXT NOT NULL DEFAULT '',
  memberSince TEXT NOT NULL
);
CREATE TABLE bookings (
  bookingId INTEGER PRIMARY KEY AUTOINCREMENT,
  accountId TEXT NOT NULL REFERENCES accounts(accountId),
  bookingTime TEXT NOT NULL,
  points INTEGER NOT NULL CHECK (points <> 0),
  locked INTEGER NOT NULL DEFAULT 0 CHECK (locked = 0 OR points > 0),
  releaseAt TEXT,
  reason TEXT NOT NULL,
  store TEXT NOT NULL DEFAULT '',
  reference TEXT NOT NULL UNIQUE
);
CREATE TRIGGER bookingCounts AFTER INSERT ON bookings WHEN new.locked = 0 BEGIN
  UPDATE accounts SET points = points + new.points WHERE accountId = new.accountId;
END;
CREATE TRIGGER releaseCounts AFTER UPDATE OF locked ON bookings WHEN old.locked = 1 AND new.locked = 0 BEGIN
  UPDATE accounts SET points = points + new.points WHERE accountId = new.accountId;
END;
CREATE TRIGGER bookingsAreImmutable BEFORE UPDATE ON bookings
WHEN new.points <> old.points OR new.accountId <> old.accountId OR new.reference <> old.reference OR new.locked > old.locked BEGIN
  SELECT RAISE(ABORT, 'a booking cannot be changed, only released');
END;
CREATE TRIGGER bookingsAreKept BEFORE DELETE ON bookings BEGIN
  SELECT RAISE(ABORT, 'a booking cannot be deleted');
END;
CREATE TABLE cards (
  cardCode TEXT PRIMARY KEY CHECK (cardCode <> ''),
  accountId TEXT REFERENCES accounts(accountId),
  status TEXT NOT NULL CHECK (status IN ('FREE', 'ACTIVE', 'LOCKED'))
);
CREATE TABLE coupons (
  couponId TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  usageType TEXT NOT NULL,
  title TEXT NOT NULL,
  points INTEGER NOT NULL DEFAULT 0,
  definition TEXT NOT NULL,
  validFrom TEXT NOT NULL,
  validTo TEXT NOT NULL,
  activatable INTEGER NOT NULL,
  rejectedWith TEXT,
  maxRedeemCount INTEGER,
  maxRedeemCountGlobal INTEGER,
  redeemCountGlobal INTEGER NOT NULL DEFAULT 0
    CHECK (maxRedeemCountGlobal IS NULL OR redeemCountGlobal <= maxRedeemCountGlobal)
);
CREATE TABLE accountCoupons (
  accountCouponId TEXT PRIMARY KEY,
  accountId TEXT NOT NULL REFERENCES accounts(accountId),
  couponId TEXT NOT NULL REFERENCES coupons(couponId),
  activated INTEGER NOT NULL DEFAULT 0,
  redeemCount INTEGER NOT NULL DEFAULT 0,
  UNIQUE (accountId, couponId)
);
CREATE TABLE orders (
  orderNumber INTEGER PRIMARY KEY AUTOINCREMENT,
  accountId TEXT NOT NULL REFERENCES accounts(accountId),
  couponId TEXT NOT NULL REFERENCES coupons(couponId),
  title TEXT NOT NULL,
  points INTEGER NOT NULL,
  placedAt TEXT NOT NULL,
  cardCode TEXT NOT NULL,
  email TEXT NOT NULL,
  billingAddress TEXT NOT NULL,
  shippingAddress TEXT NOT NULL
);
INSERT INTO sqlite_sequence (name, seq) VALUES ('orders', 100000);
CREATE TABLE tokens (
  tokenHash TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  memberId INTEGER REFERENCES members(id),
  expiresAt TEXT NOT NULL
);
CREATE TABLE mailLinks (
  objectId TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  memberId INTEGER NOT NULL REFERENCES members(id),
  page TEXT NOT NULL,
  code TEXT NOT NULL,
  expiresAt TEXT NOT NULL,
  usedAt TEXT
);
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sentAt TEXT NOT NULL,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL
);
CREATE TABLE withdrawals (
  withdrawalId TEXT PRIMARY KEY,
  receivedAt TEXT NOT NULL,
  name TEXT NOT NULL,
  contract TEXT NOT NULL,
  email TEXT NOT NULL,
  details TEXT NOT NULL
);
CREATE TABLE phone (
  deviceLibraryIdentifier TEXT PRIMARY KEY,
  pushToken TEXT NOT NULL
);
CREATE TABLE phonePasses (
  passTypeIdentifier TEXT NOT NULL,
  serialNumber TEXT NOT NULL,
  file BLOB NOT NULL,
  lastModified TEXT,
  updateTag TEXT,
  PRIMARY KEY (passTypeIdentifier, serialNumber)
);
CREATE TABLE googlePasses (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('loyaltyClass', 'loyaltyObject')),
  content TEXT NOT NULL
);
CREATE TABLE walletEvents (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  wallet TEXT NOT NULL CHECK (wallet IN ('apple', 'google')),
  time TEXT NOT NULL,
  summary TEXT NOT NULL,
  detail TEXT NOT NULL
);

/** Page views and what went wrong on them. Nothing of a person: no address, no time of a phone, no number that follows one. */
export const VITALS_TABLES = `
  CREATE TABLE IF NOT EXISTS page_view (
    viewId INTEGER PRIMARY KEY,
    at INTEGER NOT NULL, -- when it came in, epoch milliseconds
    route TEXT NOT NULL,
    build TEXT NOT NULL,
    container TEXT, -- NULL: left before the report was loaded, so nothing but page and build is known
    platform TEXT,
    client TEXT, -- WeChat's version
    engine TEXT,
    line TEXT,
    source TEXT, -- campaign tags, known values alone
    channel TEXT,
    variants TEXT, -- shown by lot: name=variant, separated by blanks
    painted REAL, -- milliseconds, as the next three
    lcp REAL,
    inp REAL,
    ttfb REAL,
    cls REAL,
    taps INTEGER NOT NULL DEFAULT 0,
    unopened INTEGER NOT NULL DEFAULT 0,
    downloads INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS page_view_at ON page_view (at);
  CREATE TABLE IF NOT EXISTS page_error (
    viewId INTEGER NOT NULL REFERENCES page_view ON DELETE CASCADE,
    kind TEXT NOT NULL,
    name TEXT,
    fault TEXT,
    call TEXT,
    directive TEXT,
    file TEXT,
    place TEXT NOT NULL, -- by the build's source maps
    frames TEXT NOT NULL, -- JSON list of places
    times INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS page_error_view ON page_error (viewId);
  CREATE TABLE IF NOT EXISTS policy_violation ( -- as browsers send it by themselves
    at INTEGER NOT NULL,
    route TEXT NOT NULL,
    directive TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS policy_violation_at ON policy_violation (at);`

/**
 * Gaps and pieces are split after this many days, so that those around a day are one short range of a B-tree index. (A
 * GiST index on ranges gives the same answers but takes some fifty times as long to build.)
 */
export const pieceDaysMax = 28;

/**
 * The tables that a search on PostgreSQL would need: homes with everything that filters use, seasons with running sums
 * of their rates, free gaps, and free pieces (of a gap within a season), which are days of arrival with the season's
 * rates and rules and the end of their gap. Days are counted from today. Amenities are bits in the order of the
 * filter's flags.
 */
export const peerTables = `
CREATE UNLOGGED TABLE home (
  object_number integer NOT NULL, country smallint NOT NULL, region smallint NOT NULL,
  lat double precision NOT NULL, lon double precision NOT NULL,
  persons_max smallint NOT NULL, sleeping_rooms smallint NOT NULL, bath_rooms smallint NOT NULL, beds smallint NOT NULL,
  area smallint NOT NULL, dogs_max smallint NOT NULL, amenities integer NOT NULL,
  dist_sea integer, dist_lake integer, dist_skilift integer, dist_skiloipe integer,
  is_house boolean NOT NULL, is_private boolean NOT NULL, free_cancel boolean NOT NULL,
  rating smallint NOT NULL, rating_count integer NOT NULL, offers integer[] NOT NULL,
  week_price integer, score double precision NOT NULL,
  fee integer NOT NULL, fee_night integer NOT NULL, fee_person integer NOT NULL, fee_person_night integer NOT NULL,
  dogs_fee integer NOT NULL, dogs_night integer NOT NULL, dogs_person integer NOT NULL,
  dogs_person_night integer NOT NULL, dog integer NOT NULL, dog_night integer NOT NULL,
  early_days smallint, early_percent smallint, late_days smallint, late_percent smallint,
  long_nights smallint, long_percent smallint
);
CREATE UNLOGGED TABLE season (
  home integer NOT NULL, from_day smallint NOT NULL, until_day smallint NOT NULL, block smallint NOT NULL,
  departure_days smallint NOT NULL, nightly integer NOT NULL, weekly integer NOT NULL,
  sum_nightly integer NOT NULL, sum_weekly integer NOT NULL
);
CREATE UNLOGGED TABLE gap (
  home integer NOT NULL, from_day smallint NOT NULL, until_day smallint NOT NULL, gap_until smallint NOT NULL
);
CREATE UNLOGGED TABLE piece (
  home integer NOT NULL, from_day smallint NOT NULL, until_day smallint NOT NULL,
  gap_until smallint NOT NULL, season_until smallint NOT NULL, block smallint NOT NULL,
  arrival_days smallint NOT NULL, departure_days smallint NOT NULL,
  min_stay smallint NOT NULL, max_stay smallint NOT NULL, nightly integer NOT NULL, weekly integer NOT NULL,
  sum_nightly integer NOT NULL, sum_weekly integer NOT NULL
);
`;

export const peerTableNames = ['home', 'season', 'gap', 'piece'] as const;
export type PeerTable = (typeof peerTableNames)[number];

export const peerIndexes = [
  'ALTER TABLE home ADD PRIMARY KEY (object_number)',
  // Without statistics, as for a GiST index on points, map queries are planned as if they had three hits.
  'CREATE INDEX home_position ON home (lat, lon)',
  'CREATE INDEX home_country ON home (country, region)',
  'CREATE INDEX home_region ON home (region)',
  'CREATE INDEX home_offers ON home USING gin (offers)',
  'CREATE INDEX season_home ON season (home, from_day) INCLUDE (until_day, block, departure_days, nightly, weekly, sum_nightly, sum_weekly)',
  'CREATE INDEX gap_home ON gap (home)',
  'CREATE INDEX gap_days ON gap (from_day, until_day)',
  'CREATE INDEX piece_home ON piece (home)',
  'CREATE INDEX piece_days ON piece (from_day, until_day)',
  // Stores rows of neighbouring days on neighbouring pages.
  'CLUSTER gap USING gap_days',
  'CLUSTER piece USING piece_days',
  // An index-only scan only avoids the table after a vacuum.
  'VACUUM (ANALYZE) home',
  'VACUUM (ANALYZE) season',
  'VACUUM (ANALYZE) gap',
  'VACUUM (ANALYZE) piece',
] as const;

/** Each query gets one core, as in the engine, and all tables fit into memory. */
export const peerSettings = [
  'shared_buffers=4GB',
  'effective_cache_size=12GB',
  'work_mem=256MB',
  'maintenance_work_mem=1GB',
  'max_wal_size=8GB',
  'random_page_cost=1.1',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=1',
  'autovacuum=off',
] as const;

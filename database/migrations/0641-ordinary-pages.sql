-- Where a page stands that editors added beside the pages of the site's routes. Its address is that of the page above it and a last part of its own.
create table content_pages (
  page text primary key check (page like 'pages/%'),
  -- Null: at the top. Pages of the site's routes can stand above others, and have no row here.
  parent text check (parent <> page),
  created_at timestamptz not null
);

-- Every address that a published page had below another page or in its folder: an earlier one leads to the present one.
create table content_addresses (
  -- The folder of articles and travel ideas, or the page above, such as 'under:pages/team'.
  scope text not null,
  language text not null check (language in ('de', 'en', 'fr', 'it')),
  slug text not null,
  page text not null,
  primary key (scope, language, slug)
);

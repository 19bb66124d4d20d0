/** Nodes keep makes, models, styles and levels in memory; the version tells them when to read these anew. */
export const catalogueVersion = [
  `create table catalogue_version (
    only_one boolean primary key default true check (only_one),
    version bigint not null
  )`,
  `insert into catalogue_version (version) values (1)`,
  `create function raise_catalogue_version() returns trigger language plpgsql as $$
  begin
    update catalogue_version set version = version + 1;
    return null;
  end $$`,
  ...['make', 'model', 'style', 'model_level'].map(
    (table) => `create trigger raise_version after insert or update or delete on ${table}
    for each statement execute function raise_catalogue_version()`,
  ),
];

/** Nodes keep the terms of prices in memory, as they keep the catalogue, so a change of them raises the same version. */
export const statements = [
  // A database that is put back to an earlier state, by a copy or by a standby that takes over, would count from there. A
  // node could then hold other terms under the same number, so the clock keeps any number from being given out twice.
  `create or replace function raise_catalogue_version() returns trigger language plpgsql as $$
  begin
    update catalogue_version
      set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint);
    return null;
  end $$`,
  `create trigger raise_version after insert or update or delete on setting
    for each statement execute function raise_catalogue_version()`,
] as const;

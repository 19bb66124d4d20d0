/** What the desk sets of import rules and rates: by country and part, all that counts from its first day on, in all versions. */
export const statements = [
  `create table import_rule_version (
    country_code text not null,
    part text not null,
    version integer not null check (version > 0),
    periods jsonb not null,
    set_by text not null,
    member_id text references staff_member,
    set_at timestamptz not null,
    primary key (country_code, part, version)
  )`,
  // Nodes keep the rules in memory, as they keep the terms of prices.
  `create trigger raise_version after insert or update or delete on import_rule_version
    for each statement execute function raise_catalogue_version()`,
] as const;

/** What the desk says customs takes variants of models to cost when new: by country, model and chassis code, in all versions. */
export const statements = [
  `create table list_price_version (
    country_code text not null,
    model_id text not null,
    chassis text not null,
    version integer not null check (version > 0),
    prices jsonb not null,
    set_by text not null,
    member_id text references staff_member,
    set_at timestamptz not null,
    primary key (country_code, model_id, chassis, version)
  )`,
  // Nodes keep list prices in memory with the rules.
  `create trigger raise_version after insert or update or delete on list_price_version
    for each statement execute function raise_catalogue_version()`,
] as const;

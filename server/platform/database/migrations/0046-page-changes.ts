/**
 * A log of changes to what public pages show. Nodes read it to drop their cached pages, and a job purges a CDN. Keys are
 * those of `server/site/rendering/page-keys.ts`. Triggers write it, so that no code path can forget to.
 */

/** Buyers see these columns on a vehicle's page and card. */
const shown = [
  'name',
  'style_id',
  'make_id',
  'model_id',
  'model_level',
  'registered',
  'mileage_km',
  'seats',
  'displacement_cc',
  'fuel',
  'base_price_cents',
  'list_price_cents',
  'min_price_cents',
  'volume_m3',
  'transport_template',
  'state',
  'is_new_arrival',
  'is_daily',
  'is_high_quality',
  'is_hot',
  'flash_deduction_cents',
  'flash_ends_at',
  'facts',
  'listed_at',
  'version',
  'stock_no',
  'photos',
];

/** These decide in which lists a vehicle appears first. */
const listed = ['state', 'listed_at', 'is_new_arrival', 'is_daily', 'is_high_quality', 'is_hot', 'flash_ends_at'];

const of = (row: string, columns: readonly string[]) => columns.map((column) => `${row}.${column}`).join(', ');
const changed = (columns: readonly string[]) => `(${of('added', columns)}) is distinct from (${of('gone', columns)})`;

/** A table whose rows belong to a vehicle. */
const ofVehicle = (table: string) => [
  `create trigger page_added after insert on ${table} referencing new table as touched
    for each statement execute function note_changed_vehicle_parts()`,
  `create trigger page_changed after update on ${table} referencing new table as touched
    for each statement execute function note_changed_vehicle_parts()`,
  `create trigger page_gone after delete on ${table} referencing old table as touched
    for each statement execute function note_changed_vehicle_parts()`,
];

/** A table whose change affects all pages with a key. */
const ofKey = (key: string, tables: readonly string[]) =>
  tables.map(
    (table) => `create trigger page_changed after insert or update or delete on ${table}
      for each statement execute function note_changed_pages('${key}')`,
  );

export const statements = [
  `create table page_change (
    id bigint generated always as identity primary key,
    keys text[] not null,
    changed_at timestamptz not null default clock_timestamp(),
    purged_at timestamptz
  )`,
  `create index page_change_by_time on page_change (changed_at)`,
  // An import of thousands of vehicles changes every page.
  `create function note_page_change(keys text[]) returns void language sql as $$
    insert into page_change (keys)
    select case when cardinality(keys) > 100 then array['page'] else keys end
    where cardinality(keys) > 0
  $$`,
  `create function note_changed_pages() returns trigger language plpgsql as $$
  begin
    perform note_page_change(array[tg_argv[0]]);
    return null;
  end $$`,
  `create function note_added_vehicles() returns trigger language plpgsql as $$
  begin
    perform note_page_change(array_agg('vehicle-' || id) || array['list']) from touched having count(*) > 0;
    return null;
  end $$`,
  `create function note_changed_vehicles() returns trigger language plpgsql as $$
  begin
    perform note_page_change(array_agg('vehicle-' || added.id)
      || case when bool_or(${changed(listed)}) then array['list'] else array[]::text[] end)
    from added join gone on gone.id = added.id where ${changed(shown)} having count(*) > 0;
    return null;
  end $$`,
  `create function note_changed_vehicle_parts() returns trigger language plpgsql as $$
  begin
    perform note_page_change(array_agg(distinct 'vehicle-' || vehicle_id)) from touched having count(*) > 0;
    return null;
  end $$`,
  `create trigger page_added after insert on vehicle referencing new table as touched
    for each statement execute function note_added_vehicles()`,
  `create trigger page_changed after update on vehicle referencing old table as gone new table as added
    for each statement execute function note_changed_vehicles()`,
  `create trigger page_gone after delete on vehicle referencing old table as touched
    for each statement execute function note_added_vehicles()`,
  ...['vehicle_inspection', 'vehicle_video'].flatMap(ofVehicle),
  ...ofKey('rule', ['setting', 'import_rule_version', 'list_price_version']),
  ...ofKey('content', ['home_banner', 'legal_text_version']),
  ...ofKey('page', ['company_version', 'make', 'model', 'style', 'model_level']),
] as const;

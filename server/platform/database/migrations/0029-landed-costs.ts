/**
 * What vehicles cost in the end, by country. `landed_vehicle` has each vehicle once for each country of `landed_country`, with all
 * that lists narrow by, so that one index answers a list by landed cost. Triggers keep it in step in the same transaction; the cost
 * itself is worked out by the server, and `basis` says by which prices, rates and rules. 0 stands for one to be worked out.
 */
const narrowed = [
  'make_id',
  'model_id',
  'style_id',
  'model_level',
  'state',
  'price_bucket',
  'age_bucket',
  'mileage_bucket',
  'seats_bucket',
  'is_new_arrival',
  'is_daily',
  'is_high_quality',
  'is_hot',
  'flash_deduction_cents',
  'flash_ends_at',
  'registered',
  'steering',
  'fuel',
  'condition_grade',
  'colour_code',
  'mileage_km',
  'list_price_cents',
  'listed_at',
];

/** What a cost depends on. A change of any of it has the cost worked out anew. */
const priced = [
  'base_price_cents',
  'volume_m3',
  'transport_template',
  'flash_deduction_cents',
  'flash_ends_at',
  'registered',
  'steering',
  'fuel',
  'model_level',
  'displacement_cc',
  'style_id',
];

/** Too seldom asked for with a cost to make the index larger. */
const seldom = new Set(['flash_deduction_cents', 'fuel', 'mileage_km', 'list_price_cents', 'listed_at']);

const of = (row: string, columns: readonly string[]) => columns.map((column) => `${row}.${column}`).join(', ');
const changed = (columns: readonly string[]) => `(${of('added', columns)}) is distinct from (${of('gone', columns)})`;
const isPricedAnew = `(${changed(priced)} or added.facts ->> 'countryCode' is distinct from gone.facts ->> 'countryCode')`;

export const statements = [
  `create table landed_country (
    country_code text primary key,
    is_filled boolean not null default false
  )`,
  `create table landed_vehicle (
    country_code text not null,
    id text not null,
    basis bigint not null default 0,
    most_kes bigint,
    make_id text not null,
    model_id text not null,
    style_id text not null,
    model_level text not null,
    state text not null,
    price_bucket smallint not null,
    age_bucket smallint not null,
    mileage_bucket smallint not null,
    seats_bucket smallint not null,
    is_new_arrival boolean not null,
    is_daily boolean not null,
    is_high_quality boolean not null,
    is_hot boolean not null,
    flash_deduction_cents bigint,
    flash_ends_at timestamptz,
    registered date not null,
    steering text,
    fuel text not null,
    condition_grade text,
    colour_code text,
    mileage_km integer not null,
    list_price_cents bigint not null,
    listed_at timestamptz not null,
    primary key (id, country_code)
  ) with (parallel_workers = 0)`,
  `create index landed_vehicle_by_cost on landed_vehicle (country_code, basis, most_kes, id)
    include (${narrowed.filter((column) => !seldom.has(column)).join(', ')}) where state <> 'removed'`,
  // What is removed is worked out too, for when it comes back.
  `create index landed_vehicle_by_basis on landed_vehicle (country_code, basis, id)`,
  `create index landed_vehicle_on_sale on landed_vehicle (country_code, flash_ends_at)
    where flash_ends_at is not null and state <> 'removed'`,
  `create function land_added_vehicles() returns trigger language plpgsql as $$
  begin
    insert into landed_vehicle (country_code, id, ${narrowed.join(', ')})
    select country_code, added.id, ${of('added', narrowed)} from added cross join landed_country
    on conflict do nothing;
    return null;
  end $$`,
  `create function land_changed_vehicles() returns trigger language plpgsql as $$
  begin
    update landed_vehicle as landed
    set (${narrowed.join(', ')}) = row (${of('added', narrowed)}),
      basis = case when ${isPricedAnew} then 0 else landed.basis end
    from added join gone on gone.id = added.id
    where landed.id = added.id and (${changed(narrowed)} or ${isPricedAnew});
    return null;
  end $$`,
  `create function land_gone_vehicles() returns trigger language plpgsql as $$
  begin
    delete from landed_vehicle using gone where landed_vehicle.id = gone.id;
    return null;
  end $$`,
  `create trigger land_added after insert on vehicle referencing new table as added
    for each statement execute function land_added_vehicles()`,
  `create trigger land_changed after update on vehicle referencing old table as gone new table as added
    for each statement execute function land_changed_vehicles()`,
  `create trigger land_gone after delete on vehicle referencing old table as gone
    for each statement execute function land_gone_vehicles()`,
];

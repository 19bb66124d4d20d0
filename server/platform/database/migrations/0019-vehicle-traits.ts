/**
 * Lists by traits of single vehicles: year, steering, grade and colour. `vehicle_trait_count` keeps, of each by itself, what
 * `vehicle_count` keeps of all vehicles. Fuel, gearbox and drive follow from the style, of which counts are kept already.
 */
const values = `values ('year', extract(year from registered)::text), ('steering', coalesce(steering, '')),
    ('grade', coalesce(condition_grade, '')), ('colour', coalesce(colour_code, ''))`;

const key = `kind, make_id, model_id, style_id, model_level, price_bucket, age_bucket, mileage_bucket, seats_bucket`;

/** What moved, counted at every place that it belongs to: for the stock, for its model and for its style. */
const counted = (by: '' | 'trait, value, ', from: string) => `
  select ${by === '' ? '' : 'trait.trait, trait.value, '}kind.kind, place.make_id, place.model_id, place.style_id,
    model_level, price_bucket, age_bucket, mileage_bucket, seats_bucket, sum(step) as vehicles
  from ${from}
  cross join lateral (values (0, true), (1, is_new_arrival), (2, is_daily), (3, is_high_quality), (4, is_hot))
    as kind (kind, belongs)
  cross join lateral (values ('', '', ''), (make_id, model_id, ''), (make_id, model_id, style_id))
    as place (make_id, model_id, style_id)
  ${by === '' ? '' : `cross join lateral (${values}) as trait (trait, value)`}
  where kind.belongs and state <> 'removed'
  group by ${by}kind.kind, place.make_id, place.model_id, place.style_id,
    model_level, price_bucket, age_bucket, mileage_bucket, seats_bucket
  having sum(step) <> 0`;

const columns = `make_id, model_id, style_id, model_level, state, price_bucket, age_bucket, mileage_bucket, seats_bucket,
  is_new_arrival, is_daily, is_high_quality, is_hot, registered, steering, condition_grade, colour_code`;

/** What the triggers call for what came (`added`), went (`gone`), or both; rows are taken in one order, so that no two wait crosswise. */
function countMoves(name: string, moves: readonly ('added' | 'gone')[]): string {
  const moved = moves.map((move) => `select ${move === 'added' ? 1 : -1} as step, ${columns} from ${move}`);
  const keep = (table: string, by: '' | 'trait, value, ') => `
    insert into ${table} (${by}${key}, vehicles)
    with moved as (${moved.join(' union all ')})
    ${counted(by, 'moved')}
    order by ${by}${key}
    on conflict (${by}${key}) do update set vehicles = ${table}.vehicles + excluded.vehicles;`;
  return `create or replace function ${name}() returns trigger language plpgsql as $$
  begin
    ${keep('vehicle_count', '')}
    ${keep('vehicle_trait_count', 'trait, value, ')}
    return null;
  end $$`;
}

/** All that lists narrow vehicles by. */
const narrowed = `make_id, model_id, style_id, model_level, price_bucket, age_bucket, mileage_bucket, seats_bucket,
  is_new_arrival, is_daily, is_high_quality, is_hot, state, flash_ends_at`;

export const statements = [
  `alter table vehicle
    add column colour_code text generated always as (facts ->> 'colourCode') stored,
    add column condition_grade text generated always as (facts ->> 'conditionGrade') stored`,
  `create table vehicle_trait_count (
    trait text not null,
    value text not null,
    kind smallint not null,
    make_id text not null,
    model_id text not null,
    style_id text not null,
    model_level text not null,
    price_bucket smallint not null,
    age_bucket smallint not null,
    mileage_bucket smallint not null,
    seats_bucket smallint not null,
    vehicles bigint not null,
    primary key (trait, value, kind, style_id, make_id, model_id, model_level, price_bucket, age_bucket, mileage_bucket,
      seats_bucket)
  )`,
  `insert into vehicle_trait_count (trait, value, ${key}, vehicles)
    ${counted('trait, value, ', '(select 1 as step, * from vehicle) as vehicle')}`,
  // The key finds what has one value, wherever it stands; this one all values in one place.
  `create index vehicle_trait_count_by_place on vehicle_trait_count (trait, kind, style_id, make_id)`,
  countMoves('count_added_vehicles', ['added']),
  countMoves('count_gone_vehicles', ['gone']),
  countMoves('count_changed_vehicles', ['added', 'gone']),
  // What has two traits, or a trait that a country refuses, is counted from an index alone.
  `create index vehicle_by_colour on vehicle (colour_code)
    include (registered, steering, condition_grade, ${narrowed}) where state <> 'removed'`,
  `create index vehicle_by_grade on vehicle (condition_grade)
    include (registered, steering, colour_code, ${narrowed}) where state <> 'removed'`,
  `drop index vehicle_by_age`,
  `create index vehicle_by_age on vehicle (registered)
    include (steering, condition_grade, colour_code, ${narrowed}) where state <> 'removed'`,
  `drop index vehicle_of_other_side`,
  `create index vehicle_of_other_side on vehicle (registered)
    include (steering, condition_grade, colour_code, ${narrowed})
    where steering is distinct from 'right' and state <> 'removed'`,
];

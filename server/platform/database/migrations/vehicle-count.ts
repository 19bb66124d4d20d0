/**
 * How many vehicles stand in each combination of the filters' buckets, so that lists answer exact totals without
 * counting vehicles. Each is counted for the whole stock, for its model and for its style, and in each of these once
 * over all (kind 0) and once for every set that it belongs to. An empty id stands for all. Triggers keep the counts in
 * step within the change's own transaction.
 */
const counted = (newArrival: string) => `
  select kind.kind, place.make_id, place.model_id, place.style_id,
    model_level, price_bucket, age_bucket, mileage_bucket, seats_bucket, sum(step) as vehicles
  from moved
  cross join lateral (values (0, true), (1, ${newArrival}), (2, is_daily), (3, is_high_quality), (4, is_hot))
    as kind (kind, belongs)
  cross join lateral (values ('', '', ''), (make_id, model_id, ''), (make_id, model_id, style_id))
    as place (make_id, model_id, style_id)
  where kind.belongs and state <> 'removed'
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  having sum(step) <> 0`;

const columns = (newArrival: string) => `make_id, model_id, style_id, model_level, state,
  price_bucket, age_bucket, mileage_bucket, seats_bucket, ${newArrival}, is_daily, is_high_quality, is_hot`;

/**
 * Makes the function for what came (`added`), went (`gone`), or both; rows are taken in one order, so that no two wait crosswise. */
function countMoves(name: string, newArrival: string, moves: readonly ('added' | 'gone')[]): string {
  const moved = moves.map((move) => `select ${move === 'added' ? 1 : -1} as step, ${columns(newArrival)} from ${move}`);
  return `create or replace function ${name}() returns trigger language plpgsql as $$
  begin
    insert into vehicle_count (kind, make_id, model_id, style_id,
      model_level, price_bucket, age_bucket, mileage_bucket, seats_bucket, vehicles)
    with moved as (${moved.join(' union all ')})
    ${counted(newArrival)}
    order by 1, 2, 3, 4, 5, 6, 7, 8, 9
    on conflict (kind, style_id, make_id, model_id, model_level, price_bucket, age_bucket, mileage_bucket, seats_bucket)
    do update set vehicles = vehicle_count.vehicles + excluded.vehicles;
    return null;
  end $$`;
}

/** What the triggers call, by the name of the column for new arrivals. */
export function countFunctions(newArrival: string): string[] {
  return [
    countMoves('count_added_vehicles', newArrival, ['added']),
    countMoves('count_gone_vehicles', newArrival, ['gone']),
    countMoves('count_changed_vehicles', newArrival, ['added', 'gone']),
  ];
}

export const vehicleCount = [
  `create table vehicle_count (
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
    primary key (kind, style_id, make_id, model_id, model_level, price_bucket, age_bucket, mileage_bucket, seats_bucket)
  )`,
  ...countFunctions('is_new'),
  `create trigger count_added after insert on vehicle
    referencing new table as added for each statement execute function count_added_vehicles()`,
  `create trigger count_gone after delete on vehicle
    referencing old table as gone for each statement execute function count_gone_vehicles()`,
  `create trigger count_changed after update on vehicle
    referencing new table as added old table as gone for each statement execute function count_changed_vehicles()`,
] as const;

/**
 * How many vehicles stand in each combination of the filters' buckets, so that lists answer exact totals without
 * counting vehicles. Each is counted for the whole stock, for its model and for its style, and in each of these once
 * over all (kind 0) and once for every set that it belongs to. An empty id stands for all. Triggers keep the counts in
 * step within the change's own transaction.
 */
const counted = `
  select kind.kind, place.make_id, place.model_id, place.style_id,
    model_level, price_bucket, age_bucket, mileage_bucket, seats_bucket, sum(step) as vehicles
  from moved
  cross join lateral (values (0, true), (1, is_new), (2, is_daily), (3, is_high_quality), (4, is_hot))
    as kind (kind, belongs)
  cross join lateral (values ('', '', ''), (make_id, model_id, ''), (make_id, model_id, style_id))
    as place (make_id, model_id, style_id)
  where kind.belongs and state <> 'removed'
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  having sum(step) <> 0`;

const columns = `make_id, model_id, style_id, model_level, state,
  price_bucket, age_bucket, mileage_bucket, seats_bucket, is_new, is_daily, is_high_quality, is_hot`;

/**
 * Makes the function for rows that came (`added`), went (`gone`), or both. Rows are locked in one order, so that no two
 * transactions wait for each other.
 */
function countMoves(name: string, moves: readonly string[]): string {
  return `create function ${name}() returns trigger language plpgsql as $$
  begin
    insert into vehicle_count (kind, make_id, model_id, style_id,
      model_level, price_bucket, age_bucket, mileage_bucket, seats_bucket, vehicles)
    with moved as (${moves.join(' union all ')})
    ${counted}
    order by 1, 2, 3, 4, 5, 6, 7, 8, 9
    on conflict (kind, style_id, make_id, model_id, model_level, price_bucket, age_bucket, mileage_bucket, seats_bucket)
    do update set vehicles = vehicle_count.vehicles + excluded.vehicles;
    return null;
  end $$`;
}

const added = `select 1 as step, ${columns} from added`;
const gone = `select -1 as step, ${columns} from gone`;

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
  countMoves('count_added_vehicles', [added]),
  countMoves('count_gone_vehicles', [gone]),
  countMoves('count_changed_vehicles', [added, gone]),
  `create trigger count_added after insert on vehicle
    referencing new table as added for each statement execute function count_added_vehicles()`,
  `create trigger count_gone after delete on vehicle
    referencing old table as gone for each statement execute function count_gone_vehicles()`,
  `create trigger count_changed after update on vehicle
    referencing new table as added old table as gone for each statement execute function count_changed_vehicles()`,
] as const;

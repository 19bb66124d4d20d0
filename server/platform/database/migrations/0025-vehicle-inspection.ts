/** What an inspection has found on a vehicle, as the staff have entered it. */
export const statements = [
  `create table vehicle_inspection (
    vehicle_id text primary key references vehicle on delete cascade,
    findings jsonb not null,
    changed_at timestamptz not null
  )`,
];

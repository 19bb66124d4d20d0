/** What the desk sets of the company and of its clearing agents, in all versions. */
export const statements = [
  // Whose version it is: `company`, or the id of a clearing agent.
  `create table company_version (
    subject text not null,
    version integer not null check (version > 0),
    value jsonb not null,
    is_demo boolean not null default false,
    has_ended boolean not null default false,
    set_by text not null,
    member_id text references staff_member,
    set_at timestamptz not null,
    primary key (subject, version)
  )`,
  `create table clearing_agent (
    id text primary key,
    version integer not null,
    country_code text not null,
    port_id text not null,
    licence_number text not null,
    ended_at timestamptz,
    foreign key (id, version) references company_version (subject, version)
  )`,
  `create unique index clearing_agent_by_licence on clearing_agent (country_code, port_id, licence_number)
    where ended_at is null`,
] as const;

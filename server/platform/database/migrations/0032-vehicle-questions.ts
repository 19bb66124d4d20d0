/** What buyers ask about vehicles, which everybody reads once the staff have answered it. */
export const statements = [
  `create table vehicle_question (
    id text primary key,
    account_id text not null references account,
    vehicle_id text not null references vehicle,
    language text not null check (language in ('en', 'zh', 'ja')),
    state text not null default 'open' check (state in ('open', 'answered', 'declined', 'withdrawn')),
    question text not null,
    -- The wording that everybody reads, which leaves out what is nobody else's business.
    published text,
    answer text,
    reason text,
    asked_at timestamptz not null,
    answered_at timestamptz,
    decided_at timestamptz,
    decided_by text,
    check ((state in ('answered', 'withdrawn')) = (num_nonnulls(published, answer, answered_at) = 3)),
    check ((state = 'declined') = (reason is not null)),
    check ((state = 'open') = (decided_at is null))
  )`,
  // What a vehicle's page asks for with every visit.
  `create index vehicle_question_public on vehicle_question (vehicle_id, answered_at desc, id) where state = 'answered'`,
  `create index vehicle_question_open on vehicle_question (asked_at, id) where state = 'open'`,
  `create index vehicle_question_decided on vehicle_question (state, decided_at desc, id) where state <> 'open'`,
  `create index vehicle_question_by_account on vehicle_question (account_id, asked_at desc)`,
] as const;

/** What the desk knows of buyers: their chats, the answers to what they asked, and why somebody is kept out. */
export const statements = [
  // What a message is about, as far as the page knows on which it was written.
  `alter table chat_message
    add column about_vehicle text,
    add column about_order text`,
  // A chat as the desk sees it: whose turn it is, who of the staff has it, and how far each side has read.
  `create table chat (
    account_id text primary key references account,
    version integer not null default 1,
    last_id bigint not null,
    waiting_since timestamptz,
    answered_id bigint not null default 0,
    member_id text references staff_member,
    taken_at timestamptz,
    staff_read_id bigint not null default 0,
    buyer_read_id bigint not null default 0,
    buyer_typing_at timestamptz,
    staff_typing_at timestamptz
  )`,
  `create index chat_waiting on chat (waiting_since) where waiting_since is not null`,
  `create index chat_by_last on chat (last_id desc)`,
  `create index chat_by_member on chat (member_id) where member_id is not null`,
  // Every message counts, whoever writes it: also a node of the version before, while nodes are exchanged.
  `create function note_chat_message() returns trigger language plpgsql as $$
  begin
    insert into chat (account_id, last_id, waiting_since, answered_id)
    values (
      new.account_id,
      new.id,
      case when new.sender = 'buyer' then new.created_at end,
      case when new.sender = 'staff' then new.id else 0 end)
    on conflict (account_id) do update set
      version = chat.version + 1,
      last_id = excluded.last_id,
      waiting_since = case when new.sender = 'buyer' then coalesce(chat.waiting_since, new.created_at) end,
      answered_id = greatest(chat.answered_id, excluded.answered_id);
    return null;
  end $$`,
  `insert into chat (account_id, last_id, answered_id, staff_read_id, waiting_since)
    select account_id, max(id), max(answered), max(answered), min(created_at) filter (where id > answered)
    from (
      select account_id, id, created_at,
        coalesce(max(id) filter (where sender = 'staff') over (partition by account_id), 0) as answered
      from chat_message
    ) as message
    group by account_id`,
  `create trigger note_message after insert on chat_message for each row execute function note_chat_message()`,

  `create table ready_answer (
    id text primary key,
    name text not null check (char_length(name) between 1 and 60),
    texts jsonb not null,
    version integer not null default 1,
    changed_at timestamptz not null
  )`,

  `alter table inquiry
    add column answer text,
    add column answered_by text`,
  `create index inquiry_by_answer on inquiry (answered_at, created_at)`,
  `alter table account add column block_reason text`,
  `create index account_by_creation on account (created_at desc, id)`,
  `alter table session drop constraint session_end_reason_check`,
  `alter table session add constraint session_end_reason_check
    check (end_reason in ('logout', 'password', 'reuse', 'staff'))`,
] as const;

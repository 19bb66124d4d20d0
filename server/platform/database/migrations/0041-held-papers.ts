/** Documents that a buyer gets when the balance is paid, and those of them that the staff have released before. */
export const statements = [
  // Absent where nobody has chosen: the kind of the document decides.
  `alter table order_papers add column is_held boolean`,
  `create table paper_release (
    paper_id text primary key references order_papers,
    reason text not null,
    released_by text not null,
    member_id text references staff_member,
    released_at timestamptz not null
  )`,
] as const;

/** Documents stored before PDFs were rewritten, to be rewritten by a job. */
export const statements = [
  // Null for a PDF that waits to be checked.
  `alter table order_papers add column check_result text check (check_result in ('clean', 'refused'))`,
  // As before, and a waiting PDF is replaced by its rewritten version or refused, once.
  `create or replace function keep_order_paper() returns trigger language plpgsql as $$
  declare
    withdrawal text[] := array['withdrawn_by', 'withdrawer_id', 'withdrawn_at'];
    checked text[] := array['check_result', 'path', 'sha256', 'bytes'];
  begin
    if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at is not null
      and to_jsonb(new) - withdrawal = to_jsonb(old) - withdrawal then
      return new;
    end if;
    if tg_op = 'UPDATE' and old.mime = 'application/pdf' and old.check_result is null and new.check_result is not null
      and to_jsonb(new) - checked = to_jsonb(old) - checked then
      return new;
    end if;
    raise exception 'A paper of an order stays as it was added; it can only be withdrawn, once.';
  end $$`,
] as const;

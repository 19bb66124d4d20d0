/** Who invited whom, and when a session last gave its second factor. */
export const statements = [
  // Empty where the invitation came by command.
  `alter table staff_invitation add column inviter_id text references staff_member`,
  `alter table staff_member add column inviter_id text references staff_member`,
  // The record knows who invited those who are here already.
  `update staff_invitation invitation set inviter_id = (
    select member_id from staff_act
    where act = 'invite' and lower(subject) = lower(invitation.email) and created_at <= invitation.created_at
    order by id desc limit 1)`,
  `update staff_member member set inviter_id = (
    select member_id from staff_act
    where act = 'invite' and lower(subject) = lower(member.email) and created_at <= member.joined_at
    order by id desc limit 1)`,
  `alter table staff_session add column proven_at timestamptz`,
  `alter table staff_ticket drop constraint staff_ticket_kind_check`,
  `alter table staff_ticket add constraint staff_ticket_kind_check
    check (kind in ('logIn', 'passkeyLogIn', 'newPasskey', 'confirm'))`,
] as const;

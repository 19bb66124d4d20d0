/** The secret of an authenticator app is drawn when an invitation is being accepted, and kept sealed until it is. */
export const statements = [`alter table staff_invitation add column totp_sealed text`] as const;

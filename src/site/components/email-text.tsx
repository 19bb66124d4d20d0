import { Fragment } from 'react';

/** An e-mail address that may wrap before its @ and its dots but not within a word. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, place) => (
    // The order of the parts never changes.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

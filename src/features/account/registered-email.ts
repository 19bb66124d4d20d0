/** Where the e-mail of a registration waits in session storage for the login that follows. */
export const registeredEmailItem = 'regResEmail';

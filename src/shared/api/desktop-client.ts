/** The number of this site among the API's clients. The list of flash sales takes it as text. */
export const desktopClient = 2;

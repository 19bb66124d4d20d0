/** The number of this site among the clients of the API. The list of flash sales takes it as text. */
export const desktopClient = 2;

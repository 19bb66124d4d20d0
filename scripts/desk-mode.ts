/** The Vite mode that builds the desk instead of the site. */
export const deskMode = 'desk';

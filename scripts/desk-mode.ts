/** The mode of Vite that builds the desk of the staff in place of the site. */
export const deskMode = 'desk';

/** The logo as paths on a 40 by 40 grid. The page draws it, and the build draws the icons of the installed site. */
export const logoDrawing = {
  ship: 'M6 18.5h5.2l3.5-6.2c.6-1 1.5-1.6 2.7-1.6h6.4c1 0 1.9.5 2.5 1.3l4.4 6.5H34l-3.2 7.2c-.4.9-1.2 1.4-2.2 1.4H11.4c-1 0-1.8-.5-2.2-1.4z',
  window: 'M14.6 18.5l2.4-4.3c.3-.5.7-.8 1.3-.8h1v5.1zm6.8 0v-5.1h2c.6 0 1 .2 1.3.7l3 4.4z',
  water: 'M6 32q2.3-2.2 4.7 0t4.7 0 4.7 0 4.7 0 4.7 0 4.5 0',
};

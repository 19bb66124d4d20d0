/** How the company is reached. Its addresses, written differently in each language, are texts of `shell`. */
export const company = {
  // No such numbers are given out.
  hotline: '+254 20 000 0142',
  email: 'hello@gariport.example',
} as const;

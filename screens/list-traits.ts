/** The traits that lists are filtered by, in display order, with their options as the address and the call write them. */
export const listTraits = {
  gearbox: ['automatic', 'manual', 'cvt', 'doubleClutch'],
  fuel: ['petrol', 'diesel', 'hybrid', 'electric'],
  drive: ['2WD', '4WD'],
  steering: ['right', 'left'],
  grade: ['6', '5', '4.5', '4', '3.5', '3'],
  colour: ['white', 'black', 'silver', 'gray', 'blue', 'red', 'brown', 'beige', 'green', 'orange', 'yellow'],
} as const;

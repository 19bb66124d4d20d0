/** How many posters are made at a time. */
export const mostPosters = 10;

/** Takes a picture, by its place, or puts it back. The order is that of the pictures; nothing where no more fit. */
export function choosePhoto(chosen: readonly number[], place: number): readonly number[] | undefined {
  if (chosen.includes(place)) return chosen.filter((known) => known !== place);
  if (chosen.length >= mostPosters) return undefined;
  return [...chosen, place].toSorted((one, other) => one - other);
}

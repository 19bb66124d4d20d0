import type { Make, MakeGroup } from '../../../generated/client/types.gen.ts';

/** The group that stands before the letters. */
const hotGroup = 'HOT';

interface NarrowedMakes {
  hot: readonly Make[];
  letters: readonly MakeGroup[];
}

/** The groups with the makes that a text names, in the page's language or internationally. A text leaves the hot out. */
export function narrowMakes(groups: readonly MakeGroup[], filter: string): NarrowedMakes {
  const wanted = fold(filter);
  const letters = groups
    .filter(({ groupName }) => groupName !== hotGroup)
    .map((group) => ({
      ...group,
      list: group.list.filter(({ name, makeName }) => [name, makeName].some((each) => fold(each).includes(wanted))),
    }))
    .filter(({ list }) => list.length > 0);
  const hot = groups.find(({ groupName }) => groupName === hotGroup)?.list ?? [];
  return { hot: wanted === '' ? hot : [], letters };
}

function fold(text: string): string {
  return text.trim().normalize('NFKD').toLowerCase();
}

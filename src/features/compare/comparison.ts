import type { VehicleDetail } from '../../../generated/client/types.gen.ts';

/** One fact of all vehicles, in the order of the vehicles. A value that is not known is empty. */
export interface ComparedFact {
  name: string;
  values: readonly string[];
  differs: boolean;
}

export interface ComparedGroup {
  name: string;
  facts: readonly ComparedFact[];
}

export function comparedFact(name: string, values: readonly string[]): ComparedFact {
  return { name, values, differs: new Set(values).size > 1 };
}

/** The vehicles' own properties by group, in the order in which they are first met. */
export function compareProperties(details: readonly Pick<VehicleDetail, 'property'>[]): ComparedGroup[] {
  const groups = new Map<string, Set<string>>();
  for (const { groupName, propertyList } of details.flatMap(({ property }) => property)) {
    const names = groups.get(groupName) ?? new Set();
    for (const { name } of propertyList) names.add(name);
    groups.set(groupName, names);
  }
  return [...groups].map(([group, names]) => ({
    name: group,
    facts: [...names].map((name) =>
      comparedFact(
        name,
        details.map((detail) => valueOf(detail, group, name)),
      ),
    ),
  }));
}

function valueOf({ property }: Pick<VehicleDetail, 'property'>, group: string, name: string): string {
  const list = property.find(({ groupName }) => groupName === group)?.propertyList;
  return list?.find((one) => one.name === name)?.value ?? '';
}

/** Only what differs; a group without any difference goes as a whole. */
export function differencesOf(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map(({ name, facts }) => ({ name, facts: facts.filter(({ differs }) => differs) }))
    .filter(({ facts }) => facts.length > 0);
}

export function installDebianPackages(names: readonly string[]): string | undefined;

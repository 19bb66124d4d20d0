/** Nodes keep the terms of prices in memory, as they keep the catalogue, so a change of them raises the same version. */
export const statements = [
  `create trigger raise_version after insert or update or delete on setting
    for each statement execute function raise_catalogue_version()`,
] as const;
